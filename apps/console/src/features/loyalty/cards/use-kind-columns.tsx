import { App, Button, Switch, type TableColumnsType } from 'antd';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { useMay } from '#session/me';
import { MemberFace } from '#ui/member-face';
import { benefitTexts } from '../benefit.texts.ts';
import { benefitWords } from '../benefit-words.ts';
import styles from './cards.module.css';
import { cardsTexts } from './cards.texts.ts';
import type { CardKind } from './kind-values.ts';

export function useKindColumns(onEdit: (kind: CardKind) => void): TableColumnsType<CardKind> {
  const texts = useTexts(cardsTexts);
  const benefits = useTexts(benefitTexts);
  const mayWrite = useMay()('member.cardKind.save');
  return [
    {
      key: 'kind',
      title: texts.kind,
      width: 220,
      render: (_, kind) => (
        <div className={styles.cell}>
          <span>
            <MemberFace face={kind} />
          </span>
          <small>
            {texts.months[kind.months]} · {texts.lengths[kind.months]}
          </small>
        </div>
      ),
    },
    { key: 'price', title: texts.price, width: 150, align: 'right', render: (_, kind) => <Price of={kind} /> },
    {
      key: 'rights',
      title: texts.rights,
      render: (_, kind) => (
        <ul className={styles.words}>
          {[...benefitWords(kind, benefits), ...(kind.packIds.length > 0 ? [texts.packOf(kind.packIds.length)] : [])].map((word) => (
            <li key={word}>{word}</li>
          ))}
          {benefitWords(kind, benefits).length + kind.packIds.length === 0 && <li>{texts.nothing}</li>}
        </ul>
      ),
    },
    { key: 'on', title: texts.state, width: 112, render: (_, kind) => <OnSwitch of={kind} /> },
    ...(mayWrite
      ? [
          {
            key: 'actions',
            title: texts.actions,
            width: 96,
            render: (_: unknown, kind: CardKind) => (
              <Button type="link" size="small" onClick={() => onEdit(kind)}>
                {texts.edit}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

function Price({ of: { months, priceFen, struckFen } }: { readonly of: CardKind }) {
  const texts = useTexts(cardsTexts);
  if (months === 0) return texts.free;
  return (
    <div className={styles.cell}>
      <span className={styles.price}>
        <b>{money(priceFen)}</b> {struckFen !== null && <del>{money(struckFen)}</del>}
      </span>
      {months > 1 && <small>{texts.perMonth(money(Math.round(priceFen / months)))}</small>}
    </div>
  );
}

function OnSwitch({ of: kind }: { readonly of: CardKind }) {
  const texts = useTexts(cardsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const save = useWrite('member.cardKind.save', {
    onDone: (_saved, { name, isOn }) => void message.success(texts.switched[isOn ? 'on' : 'off'](name)),
  });
  return (
    <Switch
      checked={kind.isOn}
      loading={save.isPending}
      disabled={!may('member.cardKind.save')}
      aria-label={`${kind.name} ${texts.isOn}`}
      checkedChildren={texts.on}
      unCheckedChildren={texts.off}
      onChange={(isOn) => save.send({ ...kind, isOn })}
    />
  );
}
