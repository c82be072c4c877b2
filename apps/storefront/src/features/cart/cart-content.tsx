import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { useToast } from '#ui/toast';
import { BreakdownSheet } from './breakdown-sheet.tsx';
import { cartTexts } from './cart.texts.ts';
import styles from './cart-content.module.css';
import { CartFooter, EditFooter } from './cart-footer.tsx';
import { CartShopCard } from './cart-shop.tsx';
import type { Cart, CartLine, CartShop } from './cart-view.rules.ts';
import { InvalidLines } from './invalid-lines.tsx';
import type { CartHandle } from './use-cart.ts';

interface CartContentProps extends Pick<CartHandle, 'isSettling' | 'change' | 'remove' | 'favour'> {
  readonly cart: Cart;
  readonly isEditing: boolean;
  readonly onCheckout: () => void;
  /** Another SKU is to be chosen for a line. */
  readonly onSku: (line: CartLine) => void;
  /** A shop's coupons are to be shown. */
  readonly onCoupons: (shop: CartShop) => void;
}

const keyOf = (line: CartLine) => `${line.cid} ${line.skuId}`;

export function CartContent({ cart, isEditing, isSettling, change, remove, favour, onCheckout, onSku, onCoupons }: CartContentProps) {
  const texts = useTexts(cartTexts);
  const lines = cart.shops.flatMap((shop) => shop.lines);
  // Chosen for deletion or for later: another thing than ticked for buying.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isTicked = (line: CartLine) => (isEditing ? chosen.has(keyOf(line)) : line.isTicked);
  const tick = (ticked: readonly CartLine[], isOn: boolean) => {
    if (!isEditing) return change(ticked.map(({ cid, skuId }) => ({ cid, skuId, isTicked: isOn })));
    const keys = ticked.map(keyOf);
    setChosen(new Set(isOn ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key))));
  };
  return (
    <>
      <p className={styles.kinds}>{texts.kinds(lines.length + cart.invalid.length, cart.totalItem)}</p>
      {cart.shops.map((shop) => (
        <CartShopCard
          key={shop.cid}
          shop={shop}
          isTicked={isTicked}
          onTick={tick}
          change={change}
          remove={remove}
          favour={favour}
          onSku={onSku}
          onCoupons={onCoupons}
        />
      ))}
      {cart.invalid.length > 0 && <InvalidLines lines={cart.invalid} onRemove={remove} />}
      {lines.length > 0 && <p className={styles.hint}>{texts.swipeHint}</p>}
      {isEditing ? (
        <EditBar lines={lines} chosen={lines.filter(isTicked)} onChoose={tick} onRemove={remove} onFavour={favour} />
      ) : (
        lines.length > 0 && (
          <BuyBar
            cart={cart}
            isSettling={isSettling}
            isAllTicked={lines.every(isTicked)}
            onTickAll={(isOn) => tick(lines, isOn)}
            onCheckout={onCheckout}
          />
        )
      )}
    </>
  );
}

interface EditBarProps {
  readonly lines: readonly CartLine[];
  readonly chosen: readonly CartLine[];
  readonly onChoose: (lines: readonly CartLine[], isChosen: boolean) => void;
  readonly onRemove: CartHandle['remove'];
  readonly onFavour: CartHandle['favour'];
}

function EditBar({ lines, chosen, onChoose, onRemove, onFavour }: EditBarProps) {
  const texts = useTexts(cartTexts);
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onRemove(chosen);
  };
  return (
    <>
      <EditFooter
        chosen={chosen.length}
        isAllChosen={lines.length > 0 && chosen.length === lines.length}
        onChooseAll={(isOn) => onChoose(lines, isOn)}
        onRemove={() => setAsking(true)}
        onFavour={() => onFavour(chosen)}
      />
      <ConfirmSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.removeTitle(chosen.length)}
        text={texts.removeText}
        confirm={texts.remove}
        onConfirm={confirm}
      />
    </>
  );
}

interface BuyBarProps extends Pick<CartContentProps, 'cart' | 'isSettling' | 'onCheckout'> {
  readonly isAllTicked: boolean;
  readonly onTickAll: (isTicked: boolean) => void;
}

function BuyBar({ cart, isSettling, isAllTicked, onTickAll, onCheckout }: BuyBarProps) {
  const { chooseFirst } = useTexts(cartTexts);
  const toast = useToast();
  const [isBreakdownOpen, setBreakdownOpen] = useState(false);
  // What is bought is what the mall knows: leaving waits for the changes on their way.
  const [isLeaving, setLeaving] = useState(false);
  const leave = useEffectEvent(onCheckout);
  useEffect(() => {
    if (!isLeaving || isSettling) return;
    setLeaving(false);
    leave();
  }, [isLeaving, isSettling]);
  const checkOut = useGuarded(() => setLeaving(true));
  return (
    <>
      <CartFooter
        totals={cart.totals}
        isSettling={isSettling}
        isAllTicked={isAllTicked}
        onTickAll={onTickAll}
        onBreakdown={() => setBreakdownOpen(true)}
        isLeaving={isLeaving}
        onCheckout={() => (cart.totals.pieces > 0 ? checkOut() : toast(chooseFirst))}
      />
      <BreakdownSheet cart={cart} isOpen={isBreakdownOpen} onClose={() => setBreakdownOpen(false)} />
    </>
  );
}
