import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { Price } from '#ui/price';
import { orderTexts } from './order.texts.ts';
import styles from './submit-bar.module.css';

interface PlaceBarProps {
  readonly payableFen: number;
  readonly discountFen: number;
  readonly isPlacing: boolean;
  /** Another price is on its way: this one cannot be agreed to any more. */
  readonly isPricing: boolean;
  readonly onPlace: () => void;
}

export function SubmitBar({ payableFen, discountFen, isPlacing, isPricing, onPlace }: PlaceBarProps) {
  const texts = useTexts(orderTexts);
  return (
    <BottomBar>
      <div className={styles.total}>
        <p className={styles.sum}>
          {texts.toPay} <Price fen={payableFen} />
        </p>
        {discountFen > 0 && <p className={styles.saved}>{texts.saved(formatFen(discountFen))}</p>}
      </div>
      <Button size="large" isBusy={isPlacing || isPricing} onClick={onPlace}>
        {isPlacing ? texts.submitting : texts.submit}
      </Button>
    </BottomBar>
  );
}
