import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { FigureGrid } from '#ui/figure-grid';
import { Card } from '#ui/page';
import { detailTexts } from './detail.texts.ts';
import type { FiguresProps } from './detail.types.ts';

/** What was sold for every yuan given away, to one decimal; null while nothing was. */
const returnOf = ({ soldFen, reducedFen }: FiguresProps['figures']): string | null =>
  reducedFen === 0 ? null : (soldFen / reducedFen).toFixed(1);

export function FiguresCard({ figures }: FiguresProps) {
  const texts = useTexts(detailTexts);
  const { orders, pieces, reducedFen, soldFen } = figures;
  const times = returnOf(figures);
  const shown: readonly (readonly [keyof typeof texts.figures, string])[] = [
    ['orders', countText(orders)],
    ['pieces', countText(pieces)],
    ['sold', money(soldFen)],
    ['reduced', money(reducedFen)],
    ['return', times === null ? '—' : texts.times(times)],
  ];
  return (
    <Card isFlush>
      <FigureGrid
        columns={5}
        figures={shown.map(([name, value]) => ({
          name,
          label: texts.figures[name],
          value,
          hint: name === 'return' && times === null ? texts.noReturn : texts.figureHints[name],
        }))}
      />
    </Card>
  );
}
