import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { ConfirmSheet } from '#ui/confirm-sheet';
import type { OrderTexts } from './order.texts.ts';
import { orderTexts } from './order.texts.ts';
import { goodsLabel } from './order-labels.ts';
import type { OrderQuote } from './order-queries.ts';
import type { PlaceOrderFailure } from './use-place-order.ts';

interface PlaceOrderErrorProps {
  readonly trouble: PlaceOrderFailure | null;
  /** As it is now. */
  readonly quote: OrderQuote;
  /** It is on its way. */
  readonly isPricing: boolean;
  readonly isFromCart: boolean;
  readonly onClose: () => void;
  readonly onPlaceAgain: () => void;
  /** Back to where what is wanted can be changed; the goods where there is no cart to go back to. */
  readonly onChange: (goodsId: string | undefined) => void;
  readonly onUnpaid: () => void;
}

/** Says in words why nothing was placed, whether money moved, and leads on. */
export function PlaceOrderError({
  trouble,
  quote,
  isPricing,
  isFromCart,
  onClose,
  onPlaceAgain,
  onChange,
  onUnpaid,
}: PlaceOrderErrorProps) {
  const texts = useTexts(orderTexts);
  const gone = trouble?.kind === 'gone' ? linesOf(quote, trouble.skuIds) : [];
  const deeds: Record<PlaceOrderFailure['kind'], () => void> = {
    price: onPlaceAgain,
    coupon: onPlaceAgain,
    lost: onPlaceAgain,
    gone: () => onChange(isFromCart ? undefined : gone[0]?.goodsId),
    unpaid: onUnpaid,
  };
  const words = trouble && wordsOf(trouble, quote, isFromCart, texts);
  return (
    <ConfirmSheet
      // a price is said once it is known
      isOpen={trouble !== null && !(trouble.kind === 'coupon' && isPricing)}
      onClose={onClose}
      title={words?.title ?? ''}
      text={words?.text ?? ''}
      confirm={words?.confirm ?? ''}
      onConfirm={() => trouble && deeds[trouble.kind]()}
    />
  );
}

const linesOf = (quote: OrderQuote, skuIds: readonly string[]) =>
  quote.shops.flatMap((shop) => shop.lines).filter((line) => skuIds.includes(line.skuId));

interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

function wordsOf(trouble: PlaceOrderFailure, quote: OrderQuote, isFromCart: boolean, { trouble: texts, ...others }: OrderTexts): Words {
  switch (trouble.kind) {
    case 'price': {
      const now = formatFen(quote.totals.payableFen);
      const { pieces } = quote.totals;
      const { seenPayableFen, seenPieces = pieces } = trouble.seen;
      const says = texts.priceSays(formatFen(seenPayableFen), now);
      const text = pieces < seenPieces ? texts.fewerSays(seenPieces - pieces) + says : says;
      return { title: texts.price, text, confirm: texts.submitAt(now) };
    }
    case 'coupon':
      return {
        title: texts.coupon,
        text: texts.couponSays(formatFen(quote.totals.payableFen)),
        confirm: texts.submitAt(formatFen(quote.totals.payableFen)),
      };
    case 'gone': {
      const titles = linesOf(quote, trouble.skuIds).map((line) => line.title);
      const goods = goodsLabel(titles, { trouble: texts, ...others });
      const confirm = isFromCart ? texts.toCart : texts.toItem;
      if (trouble.failure === 'SOLD_OUT') return { title: texts.soldOut, text: texts.soldOutSays(goods), confirm };
      return { title: texts.offShelf, text: texts.offShelfSays(goods), confirm };
    }
    case 'unpaid':
      return { title: texts.unpaid, text: texts.unpaidSays, confirm: texts.toUnpaid };
    case 'lost':
      return { title: texts.lost, text: texts.lostSays, confirm: texts.again };
  }
}
