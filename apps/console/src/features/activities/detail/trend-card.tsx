import { lazy } from 'react';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { Card } from '#ui/page';
import { PlotAndTable } from '#ui/plot-and-table';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { FiguresProps } from './detail.types.ts';

/** A large library: only for who sees a plot. */
const AmountPlot = lazy(async () => ({ default: (await import('../amount-plot.tsx')).AmountPlot }));

/** The last 30 days, as a plot and as a table. */
export function TrendCard({ figures: { days } }: FiguresProps) {
  const texts = useTexts(detailTexts);
  const { figures } = texts;
  if (days.every(({ orders }) => orders === 0))
    return (
      <Card title={texts.trend}>
        <p className={styles.quiet}>{texts.nothingYet}</p>
      </Card>
    );
  return (
    <Card title={texts.trend} note={texts.trendNote}>
      <PlotAndTable
        height={200}
        plot={
          <AmountPlot
            days={days.map(({ day, orders, reducedFen }) => ({ day, orders, amountFen: reducedFen }))}
            names={{ amount: figures.reduced, orders: figures.orders }}
          />
        }
        summary={texts.table}
        head={[texts.day, figures.orders, figures.pieces, figures.reduced]}
        rows={days.toReversed().map(({ day, orders, pieces, reducedFen }) => ({
          key: day,
          cells: [day, countText(orders), countText(pieces), money(reducedFen)],
        }))}
      />
    </Card>
  );
}
