import { lazy } from 'react';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { Card } from '#ui/page';
import { PlotAndTable } from '#ui/plot-and-table';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { FiguresProps } from './detail.types.ts';

/** A large library: only for who sees a plot. */
const DaysPlot = lazy(async () => ({ default: (await import('./days-plot.tsx')).DaysPlot }));

/** The last 30 days, as a plot and as a table. */
export function TrendCard({ figures: { days } }: FiguresProps) {
  const texts = useTexts(detailTexts);
  const isEmpty = days.every(({ claimed, used }) => claimed === 0 && used === 0);
  if (isEmpty)
    return (
      <Card title={texts.trend}>
        <p className={styles.quiet}>{texts.nothingYet}</p>
      </Card>
    );
  return (
    <Card title={texts.trend} note={texts.trendNote}>
      <PlotAndTable
        height={200}
        plot={<DaysPlot days={days} names={{ claimed: texts.dayClaimed, used: texts.dayUsed }} />}
        summary={texts.table}
        head={[texts.day, texts.dayClaimed, texts.dayUsed]}
        rows={days.toReversed().map(({ day, claimed, used }) => ({ key: day, cells: [day, countText(claimed), countText(used)] }))}
      />
    </Card>
  );
}
