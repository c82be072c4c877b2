import { useEffect, useEffectEvent, useState } from 'react';
import { AddressCard, AddressSheet, useIsSavingAddress } from '#features/address';
import type { OrderQuote } from '#features/order';
import { orderTexts, PlaceOrderError, QuoteReceipt, QuoteShop, SubmitBar, usePlaceOrder } from '#features/order';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { useGuarded } from '#lib/use-guarded';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { attributionOf } from '#session/attribution';
import { beginCheckout, chooseCoupons, endCheckout, orderDraftOfCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';
import { OrdersSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import { NoQuote } from './no-quote.tsx';
import styles from './order-confirm-page.module.css';
import type { ConfirmInput, CouponChoices } from './use-coupon-choice.tsx';
import { useCouponChoices, useCouponSheet, useQuote } from './use-coupon-choice.tsx';

/** Minutes in which an order is to be paid, where the merchant has set nothing else. */
const payWithin = 30;

/** What is to be bought: the lines "buy now" brought, by the activity it named, else the ticked ones of the cart. */
function useBought(choices: CouponChoices['choices']) {
  const { mid } = useShop();
  const [draft, setDraft] = useState(() => orderDraftOfCheckout(mid));
  const bought = draft?.lines ? { lines: [...draft.lines], ...(draft.chosen && { chosen: draft.chosen }) } : {};
  /** The same lines at what they cost without the activity. */
  const dropActivity = () => {
    if (!draft?.lines) return;
    beginCheckout(mid, draft.lines);
    chooseCoupons(mid, choices);
    setDraft({ lines: draft.lines });
  };
  return { bought, hasChosen: draft?.chosen !== undefined, dropActivity };
}

export function Page() {
  const titles = useTitles();
  const [addressId, setAddressId] = useState<string>();
  const chosen = useCouponChoices();
  const { bought, hasChosen, dropActivity } = useBought(chosen.choices);
  const input: ConfirmInput = {
    ...bought,
    ...(chosen.choices.length > 0 && { choices: [...chosen.choices] }),
    ...(addressId && { addressId }),
  };
  const quote = useQuote(input);
  return (
    <main>
      <TopBar title={titles.orderConfirm} />
      {quote.data ? (
        <Confirmation
          quote={quote.data}
          isPricing={quote.isPlaceholderData}
          onRead={async () => (await quote.refetch()).data}
          input={input}
          chosen={chosen}
          onAddress={setAddressId}
          onWithout={dropActivity}
        />
      ) : quote.error ? (
        <NoQuote error={quote.error} hasChosen={hasChosen} onRetry={quote.refetch} onWithout={dropActivity} />
      ) : (
        <OrdersSkeleton />
      )}
    </main>
  );
}

interface ConfirmationProps {
  readonly quote: OrderQuote;
  /** The quote is the one before: of another address or coupon. */
  readonly isPricing: boolean;
  /** Reads the quote anew. */
  readonly onRead: () => Promise<OrderQuote | undefined>;
  readonly input: ConfirmInput;
  readonly chosen: CouponChoices;
  readonly onAddress: (id: string) => void;
  /** The activity that was named is done without. */
  readonly onWithout: () => void;
}

function Confirmation({ quote, isPricing, onRead, input, chosen, onAddress, onWithout }: ConfirmationProps) {
  const { mid } = useShop();
  const texts = useTexts(orderTexts);
  const toast = useToast();
  const go = useGo();
  const [isChoosing, setChoosing] = useState(false);
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const { place, isPlacing, trouble, forget } = usePlaceOrder(({ tradeId, isPaid }) => {
    endCheckout(mid);
    go(isPaid ? 'payResult' : 'pay', { id: tradeId }, { replace: true });
  }, chosen.forget);
  const coupons = useCouponSheet({ quote, isPricing, input, chosen });
  const { address, shops, totals } = quote;
  const placeAt: PlaceAt = (seen, to) => {
    if (!to) {
      toast(texts.trouble.address);
      setChoosing(true);
      return;
    }
    return place({
      ...input,
      addressId: to.id,
      seenPayableFen: seen.payableFen,
      seenPieces: seen.pieces,
      messages: saidTo(shops, messages),
      marks: attributionOf(mid),
    });
  };
  const { isSaving, isWaiting, wait } = usePlaceWhenSaved(onRead, placeAt);
  const placeNow = () => (!address && isSaving ? wait(totals) : placeAt(totals, address));
  return (
    <>
      <AddressCard address={address} onChoose={() => setChoosing(true)} />
      {shops.map((shop) => (
        <QuoteShop
          key={shop.cid}
          shop={shop}
          message={messages[shop.cid] ?? ''}
          onMessage={(text) => setMessages({ ...messages, [shop.cid]: text })}
          choice={chosen.choiceOf(shop.cid)}
          onCoupons={() => coupons.open(shop.cid)}
        />
      ))}
      <QuoteReceipt quote={quote} />
      <p className={styles.note}>{texts.payWithin(payWithin)}</p>
      <SubmitBar
        payableFen={totals.payableFen}
        discountFen={totals.discountFen}
        isPlacing={isPlacing || isWaiting}
        isPricing={isPricing}
        onPlace={useGuarded(placeNow)}
      />
      <AddressSheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        chosenId={address?.id}
        // An order has no address only while the book is empty.
        isBookEmpty={!address}
        onChoose={onAddress}
      />
      {coupons.sheet}
      <PlaceOrderError
        trouble={trouble}
        quote={quote}
        isPricing={isPricing}
        bought={input}
        onClose={forget}
        onPlaceAgain={placeNow}
        onChange={(goodsId) => (goodsId ? go('goodDetail', { id: goodsId }) : go('shopping'))}
        onUnpaid={() => go('orderList', { tab: 'unpaid' })}
        onWithout={onWithout}
      />
    </>
  );
}

const saidTo = (shops: OrderQuote['shops'], messages: Readonly<Record<string, string>>) =>
  shops.map(({ cid }) => ({ cid, text: (messages[cid] ?? '').trim() })).filter(({ text }) => text);

type PlaceAt = (seen: OrderQuote['totals'], to: OrderQuote['address']) => unknown;

/** An order asked for while its address is being saved is placed once the address is there, at the price that was seen. */
function usePlaceWhenSaved(onRead: ConfirmationProps['onRead'], placeAt: PlaceAt) {
  const isSaving = useIsSavingAddress();
  const [seen, setSeen] = useState<OrderQuote['totals'] | null>(null);
  const placeSaved = useEffectEvent(async (totals: OrderQuote['totals']) => {
    const read = await onRead();
    setSeen(null);
    await placeAt(totals, read?.address ?? null);
  });
  useEffect(() => {
    if (seen && !isSaving) void placeSaved(seen);
  }, [seen, isSaving]);
  return { isSaving, isWaiting: seen !== null, wait: setSeen };
}
