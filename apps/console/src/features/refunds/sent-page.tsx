import { Button } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { Status } from '#ui/status';
import { OrderLink } from './order-link.tsx';
import styles from './refunds.module.css';
import { refundsTexts } from './refunds.texts.ts';
import { RetryRefund } from './retry-refund.tsx';
import { SettleDrawer } from './settle-drawer.tsx';

type Sent = EntryOf<'trade.refund.listSent'>;

const tabs = ['all', 'ABNORMAL', 'PROCESSING', 'ASKED', 'DONE'] as const;
const tones = { ASKED: 'open', PROCESSING: 'accent', DONE: 'good', ABNORMAL: 'bad' } as const;

/** Every refund that was sent; those that failed can be tried again, or said to be paid back another way. */
export function SentPage() {
  const texts = useTexts(refundsTexts);
  const { lang } = useLang();
  const cid = useCurrentShop();
  const failed = useRead('trade.refund.listSent', { state: 'ABNORMAL', pageSize: 1, ...(cid && { cid }) });
  const [settled, setSettled] = useState<Sent | null>(null);
  return (
    <Page title={texts.sent}>
      <List
        call="trade.refund.listSent"
        input={({ tab, order, ...query }) => ({
          ...(tab && { state: tab as Sent['state'] }),
          ...(order && /^[1-9]\d{0,18}$/.test(order) && { orderId: order }),
          ...(query.cid && { cid: query.cid }),
        })}
        keyOf={({ id }) => id}
        tabs={{
          name: 'tab',
          entries: tabs.map((value) => ({
            value,
            label: texts.sentTabs[value],
            ...(value === 'ABNORMAL' && { count: failed.data?.total, isUrgent: true }),
          })),
        }}
        filters={[{ kind: 'search', name: 'order', label: texts.search }]}
        columns={[
          { key: 'order', title: texts.order, width: 190, render: ({ orderId }) => <OrderLink id={orderId} /> },
          { key: 'amount', title: texts.amount, width: 112, isFigure: true, render: ({ amountFen }) => <b>{money(amountFen)}</b> },
          {
            key: 'reason',
            title: texts.reason,
            render: ({ reason, note }) => (
              <div className={styles.cell}>
                <span>{texts.reasons[reason]}</span>
                {note !== '' && <small>{note}</small>}
              </div>
            ),
          },
          { key: 'state', title: texts.state, width: 180, render: (refund) => <SentState refund={refund} /> },
          {
            key: 'number',
            title: texts.number,
            width: 180,
            render: ({ outRefundNo }) => <span className={styles.number}>{outRefundNo}</span>,
          },
          {
            key: 'by',
            title: texts.askedBy,
            width: 136,
            render: ({ askedBy, reason, createdAt }) => (
              <div className={styles.cell}>
                <span>{askedBy?.name ?? (reason === 'LATE_PAYMENT' ? texts.system : '–')}</span>
                <small>{shortTime(createdAt, Date.now(), lang)}</small>
              </div>
            ),
          },
          {
            key: 'actions',
            title: texts.actions,
            width: 164,
            render: (refund) => refund.state === 'ABNORMAL' && <FailedActions refund={refund} onSettle={() => setSettled(refund)} />,
          },
        ]}
        empty={texts.emptySent}
      />
      {settled && <SettleDrawer refund={settled} onClose={() => setSettled(null)} />}
    </Page>
  );
}

function SentState({ refund: { state, providerState, outside } }: { readonly refund: Sent }) {
  const texts = useTexts(refundsTexts);
  return (
    <div className={styles.cell}>
      <Status tone={tones[state]} isPill={state === 'ABNORMAL'}>
        {outside ? texts.settledOutside : texts.states[state]}
      </Status>
      {outside ? (
        <small>{texts.settledBy(outside.by.name, outside.approvedBy.name)}</small>
      ) : (
        state !== 'DONE' && providerState !== null && <small>{texts.providerStates[providerState]}</small>
      )}
    </div>
  );
}

function FailedActions({ refund, onSettle }: { readonly refund: Sent; readonly onSettle: () => void }) {
  const texts = useTexts(refundsTexts);
  const may = useMay();
  return (
    <div className={styles.actions}>
      {may('trade.refund.retry') && <RetryRefund id={refund.id} />}
      {may('trade.refund.settleOutside') && (
        <Button type="link" size="small" onClick={onSettle}>
          {texts.settle}
        </Button>
      )}
    </div>
  );
}
