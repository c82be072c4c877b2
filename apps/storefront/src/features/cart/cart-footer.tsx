import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import ChevronUp from '#icons/chevron-up';
import { classNames } from '#lib/class-names';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { Price } from '#ui/price';
import { Tick } from '#ui/tick';
import { cartTexts } from './cart.texts.ts';
import styles from './cart-footer.module.css';
import type { Cart } from './cart-view.rules.ts';

interface CartFooterProps {
  readonly totals: Cart['totals'];
  readonly isSettling: boolean;
  readonly isAllTicked: boolean;
  readonly onTickAll: (isTicked: boolean) => void;
  readonly onBreakdown: () => void;
  readonly onCheckout: () => void;
  readonly isLeaving: boolean;
}

export function CartFooter({ totals, isSettling, isAllTicked, onTickAll, onBreakdown, onCheckout, isLeaving }: CartFooterProps) {
  const texts = useTexts(cartTexts);
  const note = noteOf(totals, texts);
  return (
    <BottomBar place="above">
      <Tick isTicked={isAllTicked} onChange={onTickAll}>
        {texts.tickAll}
      </Tick>
      <div className={classNames(styles.total, isSettling && styles.settling)} aria-live="polite">
        <p className={styles.sum}>
          {texts.total} <Price fen={totals.payableFen} />
        </p>
        {totals.pieces > 0 && (
          <button type="button" className={styles.why} onClick={onBreakdown}>
            {note}
            <span>{texts.breakdown}</span>
            <Icon of={ChevronUp} size={12} />
          </button>
        )}
      </div>
      <Button size="large" onClick={onCheckout} isBusy={isLeaving}>
        {texts.checkout(totals.pieces)}
      </Button>
    </BottomBar>
  );
}

function noteOf({ discountFen, freightFen }: Cart['totals'], texts: (typeof cartTexts)['zhCN']): string {
  if (discountFen > 0) return texts.saved(formatFen(discountFen));
  return freightFen > 0 ? texts.freight(formatFen(freightFen)) : '';
}

interface EditFooterProps {
  readonly chosen: number;
  readonly isAllChosen: boolean;
  readonly onChooseAll: (isChosen: boolean) => void;
  readonly onRemove: () => void;
  readonly onFavour: () => void;
}

/** While the cart is edited: ticks choose what to keep for later or to delete. */
export function EditFooter({ chosen, isAllChosen, onChooseAll, onRemove, onFavour }: EditFooterProps) {
  const texts = useTexts(cartTexts);
  return (
    <BottomBar place="above">
      <Tick isTicked={isAllChosen} onChange={onChooseAll}>
        {texts.tickAll}
      </Tick>
      <span className={styles.spring} />
      <Button size="large" tone="line" disabled={chosen === 0} onClick={onFavour}>
        {texts.favour}
      </Button>
      <Button size="large" tone="outline" disabled={chosen === 0} onClick={onRemove}>
        {texts.removeChosen(chosen)}
      </Button>
    </BottomBar>
  );
}
