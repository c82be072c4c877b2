import { lazy, Suspense } from 'react';
import { useTexts } from '#i18n/texts';
import { Card } from '#ui/page';
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
      <div className={styles.plot} aria-hidden="true">
        <Suspense fallback={null}>
          <DaysPlot days={days} names={{ claimed: texts.dayClaimed, used: texts.dayUsed }} />
        </Suspense>
      </div>
      <details className={styles.details}>
        <summary>{texts.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.dayClaimed}</th>
              <th scope="col">{texts.dayUsed}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, claimed, used }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{claimed}</td>
                <td>{used}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
