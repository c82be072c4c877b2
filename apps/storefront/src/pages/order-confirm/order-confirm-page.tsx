import type { InputOf } from '@qianpu/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { cartDrawing } from '#drawings/cart';
import { AddressCard, AddressSheet, useIsSavingAddress } from '#features/address';
import type { OrderQuote } from '#features/order';
import { orderTexts, PlaceOrderError, QuoteReceipt, QuoteShop, quoteOf, SubmitBar, usePlaceOrder } from '#features/order';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { attributionOf } from '#session/attribution';
import { endCheckout, orderDraftOfCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { OrdersSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import styles from './order-confirm-page.module.css';

/** Minutes in which an order is to be paid, where the merchant has set nothing else. */
const payWithin = 30;

/** What is to be bought: the lines "buy now" brought, else the ticked ones of the cart. */
function useLines() {
  const { mid } = useShop();
  const [input] = useState(() => orderDraftOfCheckout(mid));
  return input ? { lines: [...input.lines] } : {};
}

export function Page() {
  const { titles } = useMessages();
  const lines = useLines();
  const [addressId, setAddressId] = useState<string>();
  const input: InputOf<'trade.order.confirm'> = { ...lines, ...(addressId && { addressId }) };
  const quote = useQuote(input);
  return (
    <main>
      <TopBar title={titles.orderConfirm} />
      {quote.data ? (
        <Confirmation
          quote={quote.data}
          isPricing={quote.isPlaceholderData}
          onRead={async () => (await quote.refetch()).data}
          lines={lines}
          onAddress={setAddressId}
        />
      ) : quote.error ? (
        <NoQuote error={quote.error} onRetry={quote.refetch} />
      ) : (
        <OrdersSkeleton />
      )}
    </main>
  );
}

/** Asked anew each time: the cart may have changed. Another address leaves the page standing while its price is on the way. */
const useQuote = (input: InputOf<'trade.order.confirm'>) =>
  useQuery<OrderQuote>({ ...quoteOf(input), staleTime: 0, gcTime: 0, placeholderData: (previous) => previous });

interface ConfirmationProps {
  readonly quote: OrderQuote;
  /** The quote is the one before: of another address. */
  readonly isPricing: boolean;
  /** Reads the quote anew. */
  readonly onRead: () => Promise<OrderQuote | undefined>;
  readonly lines: Pick<InputOf<'trade.order.place'>, 'lines'>;
  readonly onAddress: (id: string) => void;
}

function Confirmation({ quote, isPricing, onRead, lines, onAddress }: ConfirmationProps) {
  const { mid } = useShop();
  const texts = useTexts(orderTexts);
  const toast = useToast();
  const go = useGo();
  const [isChoosing, setChoosing] = useState(false);
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const { place, isPlacing, trouble, forget } = usePlaceOrder(({ tradeId, isPaid }) => {
    endCheckout(mid);
    go(isPaid ? 'payResult' : 'pay', { id: tradeId }, { replace: true });
  });
  const { address, shops, totals } = quote;
  const scopeOfQuery: PlaceAt = (seen, to) => {
    if (!to) {
      toast(texts.trouble.address);
      setChoosing(true);
      return;
    }
    const said = shops.map(({ cid }) => ({ cid, text: (messages[cid] ?? '').trim() })).filter(({ text }) => text);
    return place({
      ...lines,
      addressId: to.id,
      seenPayableFen: seen.payableFen,
      seenPieces: seen.pieces,
      messages: said,
      marks: attributionOf(mid),
    });
  };
  const { isSaving, isWaiting, wait } = usePlaceWhenSaved(onRead, scopeOfQuery);
  const placeNow = () => (!address && isSaving ? wait(totals) : scopeOfQuery(totals, address));
  const guardedPlace = useGuarded(placeNow);
  return (
    <>
      <AddressCard address={address} onChoose={() => setChoosing(true)} />
      {shops.map((shop) => (
        <QuoteShop
          key={shop.cid}
          shop={shop}
          message={messages[shop.cid] ?? ''}
          onMessage={(text) => setMessages({ ...messages, [shop.cid]: text })}
        />
      ))}
      <QuoteReceipt quote={quote} />
      <p className={styles.note}>{texts.payWithin(payWithin)}</p>
      <SubmitBar
        payableFen={totals.payableFen}
        discountFen={totals.discountFen}
        isPlacing={isPlacing || isWaiting}
        isPricing={isPricing}
        onPlace={guardedPlace}
      />
      <AddressSheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        chosenId={address?.id}
        // An order has no address only while the book is empty.
        isBookEmpty={!address}
        onChoose={onAddress}
      />
      <PlaceOrderError
        trouble={trouble}
        quote={quote}
        isFromCart={lines.lines === undefined}
        onClose={forget}
        onPlaceAgain={placeNow}
        onChange={(goodsId) => (goodsId ? go('goodDetail', { id: goodsId }) : go('shopping'))}
        onUnpaid={() => go('orderList', { tab: 'unpaid' })}
      />
    </>
  );
}

type PlaceAt = (seen: OrderQuote['totals'], to: OrderQuote['address']) => unknown;

/** An order asked for while its address is being saved is placed once the address is there, at the price that was seen. */
function usePlaceWhenSaved(onRead: ConfirmationProps['onRead'], scopeOfQuery: PlaceAt) {
  const isSaving = useIsSavingAddress();
  const [seen, setSeen] = useState<OrderQuote['totals'] | null>(null);
  const placeSaved = useEffectEvent(async (totals: OrderQuote['totals']) => {
    const read = await onRead();
    setSeen(null);
    await scopeOfQuery(totals, read?.address ?? null);
  });
  useEffect(() => {
    if (seen && !isSaving) void placeSaved(seen);
  }, [seen, isSaving]);
  return { isSaving, isWaiting: seen !== null, wait: setSeen };
}

interface NoQuoteProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Nothing to buy, or nothing of it can be had: the cart knows more. */
function NoQuote({ error, onRetry }: NoQuoteProps) {
  const texts = useTexts(orderTexts);
  const failure = error instanceof CallRefusal ? error.failure : undefined;
  // Said by the mall in its own words: the limit for one person is reached, the number is not sold.
  const isOwnFailure = error instanceof CallRefusal && failure === undefined && error.outcome.kind === 'failed';
  const gone = isOwnFailure ? { title: error.message, text: texts.goneFromQuote.text } : texts.goneFromQuote;
  const words = failure === 'NOTHING_CHOSEN' ? texts.nothing : gone;
  if (!isOwnFailure && failure !== 'NOTHING_CHOSEN' && failure !== 'SOLD_OUT' && failure !== 'OFF_SHELF')
    return <FailedPage onRetry={onRetry} />;
  return (
    <EmptyState drawing={cartDrawing} words={words}>
      <PageLink page="shopping" className={buttonClass}>
        {texts.toCart}
      </PageLink>
    </EmptyState>
  );
}
