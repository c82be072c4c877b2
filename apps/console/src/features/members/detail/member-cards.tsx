import { App, Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/time';
import { useMay } from '#session/me';
import { MemberFace } from '#ui/member-face';
import { Card } from '#ui/page';
import { Status } from '#ui/status';
import { GiveCardDrawer } from './give-card-drawer.tsx';
import styles from './loyalty.module.css';
import { loyaltyTexts } from './loyalty.texts.ts';
import type { MemberIdProps } from './member.types.ts';

type MemberCard = OutputOf<'member.card.listForStaff'>[number];

const tones = { 0: 'quiet', 1: 'good', 2: 'quiet', 3: 'warn' } as const;

/** Cards the member has; they are given, frozen and let go here. */
export function MemberCards({ id }: MemberIdProps) {
  const texts = useTexts(loyaltyTexts);
  const may = useMay();
  const cards = useRead('member.card.listForStaff', { memberId: id }).data;
  const [isGiving, setGiving] = useState(false);
  return (
    <Card
      title={texts.cards}
      extra={
        may('member.card.give') &&
        may('member.cardKind.list') && (
          <Button type="link" size="small" onClick={() => setGiving(true)}>
            {texts.give}
          </Button>
        )
      }
    >
      {cards?.length === 0 && <p className={styles.quiet}>{texts.noCards}</p>}
      <ul className={styles.cards}>
        {cards?.map((card) => (
          <CardLine key={card.id} card={card} />
        ))}
      </ul>
      {isGiving && <GiveCardDrawer memberId={id} onClose={() => setGiving(false)} />}
    </Card>
  );
}

function CardLine({ card: { id, kind, status, number, endsAt } }: { readonly card: MemberCard }) {
  const texts = useTexts(loyaltyTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const freeze = useWrite('member.card.freeze', {
    onDone: (_done, { isFrozen }) => void message.success(isFrozen ? texts.frozen : texts.letGone),
  });
  const ask = () =>
    modal.confirm({
      title: texts.freezeAsk(kind.name),
      content: texts.freezeText,
      okText: texts.freeze,
      cancelText: texts.cancel,
      onOk: () => freeze.sendAsync({ cardId: id, isFrozen: true }).catch(() => undefined),
    });
  const mayFreeze = may('member.card.freeze') && (status === 1 || status === 3);
  return (
    <li>
      <span className={styles.cell}>
        <span>
          <MemberFace face={kind} />
        </span>
        <small>
          {[number && texts.number(number), endsAt === null ? texts.lengths[0] : texts.endsAt(dayText(endsAt))].filter(Boolean).join(' · ')}
        </small>
      </span>
      <Status tone={tones[status]}>{texts.status[status]}</Status>
      {mayFreeze && (
        <Button
          type="link"
          size="small"
          danger={status === 1}
          loading={freeze.isPending}
          onClick={() => (status === 1 ? void ask() : freeze.send({ cardId: id, isFrozen: false }))}
        >
          {status === 1 ? texts.freeze : texts.letGo}
        </Button>
      )}
    </li>
  );
}
