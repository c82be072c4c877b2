import { useTexts } from '#i18n/texts';
import { useSession } from '#session/session';
import { Picture } from '#ui/picture';
import { Receipt } from '#ui/receipt';
import { Sheet } from '#ui/sheet';
import styles from './breakdown-sheet.module.css';
import { cartTexts } from './cart.texts.ts';
import type { Cart } from './cart-view.rules.ts';

interface BreakdownSheetProps {
  readonly cart: Cart;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every fen of the total, from the price receipt. */
export function BreakdownSheet({ cart, isOpen, onClose }: BreakdownSheetProps) {
  const texts = useTexts(cartTexts);
  const { isMember } = useSession();
  const bought = cart.shops
    .map((shop) => ({ ...shop, lines: shop.lines.filter((line) => line.isTicked && line.state === 'OK') }))
    .filter((shop) => shop.lines.length > 0);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.breakdownTitle}>
      <ul className={styles.thumbs}>
        {bought
          .flatMap((shop) => shop.lines)
          .map((line) => (
            <li key={`${line.cid} ${line.skuId}`} className={styles.thumb}>
              <Picture pictureKey={line.picture} alt={line.title} sizes="56px" className={styles.picture} />
              <span className={styles.count}>×{line.quantity}</span>
            </li>
          ))}
      </ul>
      <div className={styles.receipt}>
        <Receipt {...cart.totals} shops={bought} totalWord={texts.total} />
      </div>
      <p className={styles.note}>{isMember ? texts.breakdownNote : texts.loginToSee}</p>
    </Sheet>
  );
}
