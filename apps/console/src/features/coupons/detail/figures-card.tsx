import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { Card } from '#ui/page';
import { couponWords } from '../words.texts.ts';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { CouponProps, FiguresProps } from './detail.types.ts';

const count = (figure: number): string => figure.toLocaleString('en-US');

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
    ['claimed', count(claimed), total > 0 ? texts.ofTotal(count(total)) : words.unlimited],
    ['used', count(used), share],
    ['sold', money(soldFen), texts.figureHints.sold],
    ['return', times === null ? '—' : texts.times(times), times === null ? texts.noReturn : texts.figureHints.return],
    ['unused', count(unused), texts.figureHints.unused],
    ['locked', count(locked), texts.figureHints.locked],
    ['expired', count(expired), ''],
    ['reduced', money(reducedFen), texts.figureHints.reduced],
  ];
  return (
    <Card isFlush>
      <dl className={styles.figures}>
        {shown.map(([name, value, hint]) => (
          <div key={name}>
            <dt>{texts.figures[name]}</dt>
            <dd>
              <b>{value}</b>
              <small>{hint}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
