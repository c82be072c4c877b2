import type { ReactNode } from 'react';
import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMe } from '#session/me';
import type { ListColumn } from '#ui/list/list.types';
import { Status } from '#ui/status';
import { OrderLink } from './order-link.tsx';
import styles from './refunds.module.css';
import { refundsTexts } from './refunds.texts.ts';

export type RequestState = 'WAITING' | 'APPROVED' | 'REFUSED';

/** What a refund that needs a second person and one paid back outside have in common. */
interface Request {
  readonly id: string;
  readonly orderId: string | null;
  readonly amountFen: number;
  readonly note: string;
  readonly state: RequestState;
  readonly askedBy: { readonly id: string; readonly name: string };
  readonly askedAt: number;
  readonly decidedBy: { readonly name: string } | null;
  readonly decidedAt: number | null;
}

const tones = { WAITING: 'warn', APPROVED: 'good', REFUSED: 'quiet' } as const;
const tabs = ['WAITING', 'APPROVED', 'REFUSED', 'all'] as const;

export function useRequestTabs() {
  const texts = useTexts(refundsTexts);
  return { name: 'tab', entries: tabs.map((value) => ({ value, label: texts.requestTabs[value] })) };
}

export function useRequestColumns<R extends Request>(decide: (request: R) => ReactNode): readonly ListColumn<R>[] {
  const texts = useTexts(refundsTexts);
  const { lang } = useLang();
  const me = useMe();
  const now = Date.now();
  return [
    { key: 'order', title: texts.order, width: 190, render: ({ orderId }) => <OrderLink id={orderId} /> },
    { key: 'amount', title: texts.amount, width: 112, isFigure: true, render: ({ amountFen }) => <b>{money(amountFen)}</b> },
    { key: 'note', title: texts.note, render: ({ note }) => <span className={styles.cut}>{note}</span> },
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
      width: 200,
      render: ({ state, askedBy, decidedBy, decidedAt }) => (
        <div className={styles.cell}>
          <Status tone={tones[state]}>{texts.requestStates[state]}</Status>
          {state === 'WAITING' && askedBy.id === me.id && <small>{texts.own}</small>}
          {decidedBy !== null && decidedAt !== null && (
            <small>
              {decidedBy.name} · {shortTime(decidedAt, now, lang)}
            </small>
          )}
        </div>
      ),
    },
    { key: 'actions', title: texts.actions, width: 128, render: (request) => request.state === 'WAITING' && decide(request) },
  ];
}
