import { lazy } from 'react';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { Card } from '#ui/page';
import { PlotAndTable } from '#ui/plot-and-table';
import { simulationTexts } from './simulation.texts.ts';
import type { SimulationResult } from './simulation.types.ts';

/** A large library: only for who sees a plot. */
const AmountPlot = lazy(async () => ({ default: (await import('../amount-plot.tsx')).AmountPlot }));

/** Day by day, as a plot and as a table. */
export function DaysCard({ days }: Pick<SimulationResult, 'days'>) {
  const texts = useTexts(simulationTexts);
  return (
    <Card title={texts.days}>
      <PlotAndTable
        height={200}
        plot={
          <AmountPlot
            days={days.map(({ day, givenFen, orders }) => ({ day, amountFen: givenFen, orders }))}
            names={{ amount: texts.dayGiven, orders: texts.dayOrders }}
          />
        }
        summary={texts.table}
        head={[texts.day, texts.dayOrders, texts.dayGiven]}
        rows={days.toReversed().map(({ day, orders, givenFen }) => ({ key: day, cells: [day, countText(orders), money(givenFen)] }))}
      />
    </Card>
  );
}
