import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { useCurrentShop } from '#lib/current-shop';
import { money } from '#lib/money';
import { dayNumber, dayText, wholeTime } from '#lib/time';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { Card } from '#ui/page';
import { averageOf, changeOf, changeText } from './change.ts';
import { Sparkline } from './sparkline.tsx';
import styles from './today.module.css';
import { todayTexts } from './today.texts.ts';

/** The epoch began on a Thursday. */
export const weekdayOf = (at: number): number => (dayNumber(at) + 4) % 7;

const DAY_MS = 86_400_000;
/** Days drawn beside a figure, today among them. */
const DRAWN_DAYS = 14;

/** Four figures of today, each beside the same weekday last week up to the same full hour. */
export function Figures() {
  const texts = useTexts(todayTexts);
  const cid = useCurrentShop();
  const { data, error, refetch } = useRead('report.today.find', cid === undefined ? {} : { cid }, { refetchEveryMs: 60_000 });
  const days = useLastDays(cid);
  if (error) return <Failed onRetry={() => void refetch()} refusal={error} />;
  if (!data) return <div className={styles.figures} aria-busy="true" />;
  const { today, compared } = data;
  const against = texts.against(texts.weekdays[weekdayOf(data.at)] ?? '', wholeTime(compared.until, 'zhCN').slice(11, 16));
  const figures = [
    {
      label: texts.paid,
      value: money(today.paidFen),
      change: changeOf(compared.today.paidFen, compared.lastWeek.paidFen),
      days: days.map(({ paidFen }) => paidFen),
    },
    {
      label: texts.orders,
      value: countText(today.paidOrders),
      change: changeOf(compared.today.paidOrders, compared.lastWeek.paidOrders),
      days: days.map(({ paidOrders }) => paidOrders),
    },
    {
      label: texts.average,
      value: money(averageOf(today)),
      change: changeOf(averageOf(compared.today), averageOf(compared.lastWeek)),
      days: days.map(averageOf),
    },
    {
      label: texts.refunded,
      value: money(today.refundedFen),
      change: changeOf(compared.today.refundedFen, compared.lastWeek.refundedFen),
      days: days.map(({ refundedFen }) => refundedFen),
      isBetterLow: true,
    },
  ];
  return (
    <div className={styles.figures}>
      {figures.map(({ label, value, change, days, isBetterLow = false }) => (
        <Card key={label}>
          <div className={styles.figure}>
            <span>{label}</span>
            <b>{value}</b>
            <Sparkline values={days} />
            {change === null ? (
              <small>{texts.noComparison}</small>
            ) : (
              <small>
                <span className={change === 0 ? undefined : change > 0 === isBetterLow ? styles.bad : styles.good}>
                  {changeText(change)}
                </span>{' '}
                {against}
              </small>
            )}
          </div>
        </Card>
      ))}
    </div>
  );
}

/** Figures of the days up to today; none for who may not see them. */
function useLastDays(cid: string | undefined) {
  const may = useMay();
  const now = Date.now();
  const span = { from: dayText(now - (DRAWN_DAYS - 1) * DAY_MS), until: dayText(now), by: 'day' as const };
  const { data } = useRead('report.sales.series', { ...span, ...(cid !== undefined && { cid }) }, { enabled: may('report.sales.series') });
  return data?.list ?? [];
}
