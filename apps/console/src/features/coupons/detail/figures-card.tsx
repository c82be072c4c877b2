import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { FigureGrid } from '#ui/figure-grid';
import { Card } from '#ui/page';
import { couponWords } from '../words.texts.ts';
import { detailTexts } from './detail.texts.ts';
import type { CouponProps, FiguresProps } from './detail.types.ts';

/** What was sold for every yuan taken off, to one decimal; null while nothing was. */
export const returnOf = ({ soldFen, reducedFen }: Pick<FiguresProps['figures'], 'soldFen' | 'reducedFen'>): string | null =>
  reducedFen === 0 ? null : (soldFen / reducedFen).toFixed(1);

export function FiguresCard({ coupon: { total }, figures }: CouponProps & FiguresProps) {
  const texts = useTexts(detailTexts);
  const words = useTexts(couponWords);
  const { claimed, unused, locked, used, expired, reducedFen, soldFen } = figures;
  const times = returnOf(figures);
  const share = claimed === 0 ? '' : texts.ofClaimed(Math.round((used / claimed) * 100));
  const shown: readonly (readonly [keyof typeof texts.figures, string, string])[] = [
    ['claimed', countText(claimed), total > 0 ? texts.ofTotal(countText(total)) : words.unlimited],
    ['used', countText(used), share],
    ['sold', money(soldFen), texts.figureHints.sold],
    ['return', times === null ? '—' : texts.times(times), times === null ? texts.noReturn : texts.figureHints.return],
    ['unused', countText(unused), texts.figureHints.unused],
    ['locked', countText(locked), texts.figureHints.locked],
    ['expired', countText(expired), ''],
    ['reduced', money(reducedFen), texts.figureHints.reduced],
  ];
  return (
    <Card isFlush>
      <FigureGrid columns={4} figures={shown.map(([name, value, hint]) => ({ name, label: texts.figures[name], value, hint }))} />
    </Card>
  );
}
