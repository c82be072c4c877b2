import type { EntryOf } from '#api/calls';
import { useLang, useTexts } from '#i18n/texts';
import { signedMoney } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMe } from '#session/me';
import type { ListColumn } from '#ui/list/list.types';
import { Status } from '#ui/status';
import styles from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';
import { DecideAdjustment } from './decide-adjustment.tsx';

type Adjustment = EntryOf<'ledger.adjustment.list'>;

const tones = { WAITING: 'warn', DONE: 'good', REFUSED: 'quiet' } as const;

export function useAdjustmentColumns(): readonly ListColumn<Adjustment>[] {
  const texts = useTexts(balancesTexts);
  const { lang } = useLang();
  const me = useMe();
  const now = Date.now();
  const partsOf = ({ principalFen, bonusFen }: Adjustment) =>
    [
      principalFen !== 0 && `${texts.parts.PRINCIPAL} ${signedMoney(principalFen)}`,
      bonusFen !== 0 && `${texts.parts.BONUS} ${signedMoney(bonusFen)}`,
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'member',
      title: texts.member,
      width: 200,
      render: ({ nickName, memberId }) => (
        <div className={styles.cell}>
          <span>{nickName}</span>
          <small>{memberId}</small>
        </div>
      ),
    },
    {
      key: 'change',
      title: texts.change,
      width: 200,
      isFigure: true,
      render: (one) => (
        <div className={styles.cell}>
          <b>{signedMoney(one.principalFen + one.bonusFen)}</b>
          <small>{partsOf(one)}</small>
        </div>
      ),
    },
    {
      key: 'reason',
      title: texts.reason,
      render: ({ reason, note }) => (
        <div className={styles.cell}>
          <span>{texts.reasons[reason]}</span>
          <small title={note}>{note}</small>
        </div>
      ),
    },
    {
      key: 'by',
      title: texts.askedBy,
      width: 136,
      render: ({ askedBy, askedAt }) => (
        <div className={styles.cell}>
          <span>{askedBy.name}</span>
          <small>{shortTime(askedAt, now, lang)}</small>
        </div>
      ),
    },
    {
      key: 'state',
      title: texts.state,
      width: 180,
      render: ({ state, askedBy, decidedBy, decidedAt }) => (
        <div className={styles.cell}>
          <Status tone={tones[state]}>{texts.states[state]}</Status>
          {state === 'WAITING' && askedBy.id === me.id && <small>{texts.own}</small>}
          {decidedBy !== null && decidedAt !== null && (
            <small>
              {decidedBy.name} · {shortTime(decidedAt, now, lang)}
            </small>
          )}
        </div>
      ),
    },
    { key: 'actions', title: texts.actions, width: 128, render: (one) => one.state === 'WAITING' && <DecideAdjustment adjustment={one} /> },
  ];
}
