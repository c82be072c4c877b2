import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { paySum } from './pay-sum.ts';
import styles from './points.module.css';
import { pointsTexts } from './points.texts.ts';

/** Of the example, in fen: goods, and what their delivery costs. */
const [GOODS_FEN, FREIGHT_FEN] = [9_990, 800];

/** What one order could be paid with, as the rule stands now. */
export function PayExample({ pointsForYuan, mostPercent }: { readonly pointsForYuan: number; readonly mostPercent: number }) {
  const texts = useTexts(pointsTexts);
  const { points, amountFen } = paySum(GOODS_FEN, { pointsForYuan, mostPercent });
  return (
    <div className={styles.sum} role="status">
      <b>{texts.paySum(money(GOODS_FEN), money(FREIGHT_FEN))}</b>
      {points === 0 ? (
        <span>{texts.payNothing}</span>
      ) : (
        <span>{texts.payResult(countText(points), money(amountFen), money(GOODS_FEN + FREIGHT_FEN - amountFen))}</span>
      )}
    </div>
  );
}
