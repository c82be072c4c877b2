import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { List } from '#ui/list/list';
import type { ListColumn } from '#ui/list/list.types';
import { Page, PageLink } from '#ui/page';
import { Status } from '#ui/status';
import { billFilter, useBillFilters } from './bill-filters.ts';
import { Gap } from './gap.tsx';
import styles from './money.module.css';
import { moneyTexts } from './money.texts.ts';
import type { BillDay } from './money.types.ts';

const tabs = ['all', 'OPEN'] as const;

/** What providers billed day by day, beside our book. */
export function BillsPage() {
  const texts = useTexts(moneyTexts);
  const filters = useBillFilters();
  const open = useRead('trade.bill.listDays', { state: 'OPEN', pageSize: 1 });
  return (
    <Page title={texts.bills} aside={texts.billsNote}>
      <List
        call="trade.bill.listDays"
        input={({ tab, ...query }) => ({ ...billFilter(query), ...(tab === 'OPEN' && { state: 'OPEN' as const }) })}
        keyOf={({ appRef, day }) => `${day} ${appRef}`}
        tabs={{
          name: 'tab',
          entries: tabs.map((value) => ({
            value,
            label: texts.dayTabs[value],
            ...(value === 'OPEN' && { count: open.data?.total, isUrgent: true }),
          })),
        }}
        filters={filters}
        columns={useDayColumns()}
        empty={texts.emptyBills}
      />
    </Page>
  );
}

function useDayColumns(): readonly ListColumn<BillDay>[] {
  const texts = useTexts(moneyTexts);
  const { lang } = useLang();
  const now = Date.now();
  const summed = (fen: number, count: number) => (
    <div className={styles.cell}>
      <span>{money(fen)}</span>
      <small>{texts.count(count)}</small>
    </div>
  );
  const netOf = ({ paidFen, refundedFen }: BillDay) => paidFen - refundedFen;
  const ourNetOf = ({ ourPaidFen, ourRefundedFen }: BillDay) => ourPaidFen - ourRefundedFen;
  return [
    {
      key: 'day',
      title: texts.day,
      width: 144,
      render: ({ day, comparedAt }) => (
        <div className={styles.cell}>
          <b>{day}</b>
          <small>{texts.comparedAt(shortTime(comparedAt, now, lang))}</small>
        </div>
      ),
    },
    {
      key: 'account',
      title: texts.account,
      render: ({ provider, mchId }) => (
        <div className={styles.cell}>
          <span>{texts.providers[provider]}</span>
          <small>{mchId}</small>
        </div>
      ),
    },
    { key: 'paid', title: texts.paid, width: 112, isFigure: true, render: ({ paidFen, paidCount }) => summed(paidFen, paidCount) },
    {
      key: 'refunded',
      title: texts.refunded,
      width: 112,
      isFigure: true,
      render: ({ refundedFen, refundedCount }) => summed(-refundedFen, refundedCount),
    },
    { key: 'net', title: texts.net, width: 116, isFigure: true, render: (day) => money(netOf(day)) },
    { key: 'ours', title: texts.ours, width: 116, isFigure: true, render: (day) => money(ourNetOf(day)) },
    { key: 'gap', title: texts.gap, width: 96, isFigure: true, render: (day) => <Gap fen={netOf(day) - ourNetOf(day)} /> },
    { key: 'result', title: texts.result, width: 120, render: (day) => <Result day={day} /> },
  ];
}

function Result({ day: { day, appRef, openCount, clearedCount } }: { readonly day: BillDay }) {
  const texts = useTexts(moneyTexts);
  const to = (tab: string) => `/money/differences?tab=${tab}&account=${appRef}&dayFrom=${day}&dayTo=${day}`;
  if (openCount > 0)
    return (
      <PageLink to={to('OPEN')}>
        <Status tone="bad" isPill>
          {texts.open(openCount)}
        </Status>
      </PageLink>
    );
  if (clearedCount > 0) return <PageLink to={to('CLEARED')}>{texts.cleared(clearedCount)}</PageLink>;
  return <Status tone="good">{texts.even}</Status>;
}
