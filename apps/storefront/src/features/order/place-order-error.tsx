import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { ConfirmSheet } from '#ui/confirm-sheet';
import type { OrderTexts } from './order.texts.ts';
import { orderTexts } from './order.texts.ts';
import { goodsLabel } from './order-labels.ts';
import type { OrderQuote } from './order-queries.ts';
import type { PlaceOrderFailure, PlaceOrderInput } from './use-place-order.ts';

type Bought = Pick<PlaceOrderInput, 'lines' | 'chosen'>;

interface PlaceOrderErrorProps {
  readonly trouble: PlaceOrderFailure | null;
  /** As it is now. */
  readonly quote: OrderQuote;
  /** It is on its way. */
  readonly isPricing: boolean;
  /** Without lines: the cart's ticked ones; with an activity where the shopper named one. */
  readonly bought: Bought;
  readonly onClose: () => void;
  readonly onPlaceAgain: () => void;
  /** Back to where what is wanted can be changed; the goods where there is no cart to go back to. */
  readonly onChange: (goodsId: string | undefined) => void;
  readonly onUnpaid: () => void;
  /** Without the activity, at what it costs otherwise. */
  readonly onWithout: () => void;
}

/** Says in words why nothing was placed, whether money moved, and leads on. */
export function PlaceOrderError({
  trouble,
  quote,
  isPricing,
  bought,
  onClose,
  onPlaceAgain,
  onChange,
  onUnpaid,
  onWithout,
}: PlaceOrderErrorProps) {
  const texts = useTexts(orderTexts);
  const gone = trouble?.kind === 'gone' ? linesOf(quote, trouble.skuIds) : [];
  const isFromCart = bought.lines === undefined;
  const buyWithout = () => {
    onClose();
    onWithout();
  };
  const deeds: Record<PlaceOrderFailure['kind'], () => void> = {
    price: onPlaceAgain,
    coupon: onPlaceAgain,
    lost: onPlaceAgain,
    activity: () => (bought.chosen ? buyWithout() : onChange(isFromCart ? undefined : limitedGoods(quote, trouble))),
    gone: () => onChange(isFromCart ? undefined : gone[0]?.goodsId),
    unpaid: onUnpaid,
  };
  const words = trouble && wordsOf(trouble, quote, bought, texts);
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

/** Of goods bought at once there is no cart to go back to. */
const limitedGoods = ({ shops }: OrderQuote, trouble: PlaceOrderFailure | null) =>
  (trouble?.kind === 'activity' ? trouble.goodsIds[0] : undefined) ?? shops[0]?.lines[0]?.goodsId;

interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

function wordsOf(
  trouble: PlaceOrderFailure,
  quote: OrderQuote,
  { lines, chosen }: Bought,
  { trouble: texts, ...others }: OrderTexts,
): Words {
  const isFromCart = lines === undefined;
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
    case 'activity': {
      const { title, text } = others.activityRefused[trouble.failure];
      if (chosen) return { title, text: `${text}${texts.nothingPlaced}`, confirm: others.withoutActivity };
      return { title: trouble.said || title, text: texts.nothingPlaced, confirm: isFromCart ? texts.toCart : texts.toItem };
    }
    case 'unpaid':
      return { title: texts.unpaid, text: texts.unpaidSays, confirm: texts.toUnpaid };
    case 'lost':
      return { title: texts.lost, text: texts.lostSays, confirm: texts.again };
  }
}
