import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { useMay } from '#session/me';
import { FigureTable, WordCell } from '#ui/figure-table';
import { Card, PageLink } from '#ui/page';
import styles from './simulation.module.css';
import { simulationTexts } from './simulation.texts.ts';
import type { OtherPromotion, SimulationResult } from './simulation.types.ts';

interface PromotionsProps {
  readonly title: string;
  readonly promotions: readonly OtherPromotion[];
  readonly none: string;
}

/** Other promotions on the same orders, with what they took off. */
export function PromotionsCard({ title, promotions, none }: PromotionsProps) {
  const texts = useTexts(simulationTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  if (promotions.length === 0)
    return (
      <Card title={title}>
        <p className={styles.quiet}>{none}</p>
      </Card>
    );
  return (
    <Card title={title} isFlush>
      <FigureTable
        head={[texts.promotion, texts.promotionKind, texts.promotionOrders, texts.promotionOff]}
        rows={promotions.map(({ promotionKind, promotionId, name, orders, offFen }) => ({
          key: `${promotionKind} ${promotionId}`,
          cells: [
            name || promotionKinds[promotionKind],
            <WordCell key="kind">{promotionKinds[promotionKind]}</WordCell>,
            countText(orders),
            money(offFen),
          ],
        }))}
      />
    </Card>
  );
}

/** The orders to look at first; their pages open for whoever may see orders. */
export function LargestCard({ largest }: Pick<SimulationResult, 'largest'>) {
  const texts = useTexts(simulationTexts);
  const mayOpen = useMay()('trade.order.detailForStaff');
  if (largest.length === 0) return null;
  return (
    <Card title={texts.largest} isFlush>
      <FigureTable
        head={[texts.order, texts.figures.before, texts.figures.after, texts.difference]}
        rows={largest.map(({ orderId, beforeFen, afterFen }) => ({
          key: orderId,
          cells: [
            mayOpen ? (
              <PageLink key="order" to={`/orders/${orderId}`}>
                {orderId}
              </PageLink>
            ) : (
              orderId
            ),
            money(beforeFen),
            money(afterFen),
            money(beforeFen - afterFen),
          ],
        }))}
      />
    </Card>
  );
}
