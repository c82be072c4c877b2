import { lazy } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { money } from '#lib/money';
import { dayText } from '#lib/time';
import { Failed } from '#ui/failed';
import { Card } from '#ui/page';
import { PlotAndTable } from '#ui/plot-and-table';
import { weekdayOf } from './figures.tsx';
import { todayTexts } from './today.texts.ts';

/** A large library: only for who sees a plot. */
const TrendPlot = lazy(async () => ({ default: (await import('./trend-plot.tsx')).TrendPlot }));

const WEEK_MS = 7 * 86_400_000;
const REFETCH = { refetchEveryMs: 60_000 } as const;

/** Today's hours beside those of the same weekday last week, as a plot and as a table. */
export function Trend() {
  const texts = useTexts(todayTexts);
  const cid = useCurrentShop();
  const now = Date.now();
  const inputOf = (day: string) => ({ from: day, until: day, by: 'hour' as const, ...(cid !== undefined && { cid }) });
  const today = useRead('report.sales.series', inputOf(dayText(now)), REFETCH);
  const before = useRead('report.sales.series', inputOf(dayText(now - WEEK_MS)));
  const lastWeek = texts.lastWeek(texts.weekdays[weekdayOf(now)] ?? '');
  const hours = (before.data?.list ?? []).map(({ paidFen }, hour) => {
    const its = today.data?.list[hour];
    return {
      hour: `${String(hour).padStart(2, '0')}:00`,
      // What has not come yet is no zero.
      today: its && its.at <= now ? its.paidFen : null,
      lastWeek: paidFen,
    };
  });
  const retry = () => void Promise.all([today.refetch(), before.refetch()]);
  return (
    <Card title={texts.trend} note={texts.yuan}>
      {today.error || before.error ? (
        <Failed onRetry={retry} refusal={today.error ?? before.error} />
      ) : (
        <PlotAndTable
          height={240}
          plot={hours.length > 0 && <TrendPlot hours={hours} names={{ today: texts.thisDay, lastWeek }} />}
          summary={texts.table}
          head={[texts.hour, texts.thisDay, lastWeek]}
          rows={hours.map((one) => ({
            key: one.hour,
            cells: [one.hour, one.today === null ? '' : money(one.today), money(one.lastWeek)],
          }))}
        />
      )}
    </Card>
  );
}
