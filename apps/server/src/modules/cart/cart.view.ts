import type { OutputOf } from '@qianpu/contract/types';
import { lineKey } from '@qianpu/kit/line-key';
import { QUANTITY_LIMIT } from './cart.rules.ts';
import type { OfferedLine, Quote, StoredLine } from './cart.types.ts';

type Cart = OutputOf<'cart.line.list'>;
type CartLine = Cart['invalid'][number];
type Offered = OfferedLine<StoredLine>;

/** Shops and lines in the order of the lines; a shop with nothing chosen comes to nothing. `groupsOf`: activities an offer counts for. */
export function viewCart({ lines, priced, shops, gifts }: Quote<StoredLine>, groupsOf: (offer: Offered['offer']) => string[]): Cart {
  const isGone = ({ state }: Offered) => state === 'SOLD_OUT' || state === 'OFF_SHELF';
  const buyable = lines.filter((entry) => !isGone(entry));
  const cids = [...new Set(buyable.map(({ line }) => line.cid))];
  const sums = new Map(priced.shops.map((shop) => [shop.cid, shop]));
  const pricedAt = new Map(priced.shops.flatMap((shop) => shop.lines.map((line) => [lineKey(line), line])));
  const viewLine = (entry: Offered): CartLine => {
    const own = pricedAt.get(lineKey(entry.line));
    return {
      ...viewOffered(entry),
      payableFen: own?.payableFen ?? null,
      shares: own ? [...own.shares] : [],
      activityIds: groupsOf(entry.offer),
    };
  };
  return {
    shops: cids.map((cid) => {
      const sum = sums.get(cid);
      return {
        cid,
        shopName: shops.get(cid)?.name ?? '',
        lines: buyable.filter(({ line }) => line.cid === cid).map(viewLine),
        goodsFen: sum?.goodsFen ?? 0,
        discountFen: sum?.discountFen ?? 0,
        freightFen: sum?.freightFen ?? 0,
        payableFen: sum?.payableFen ?? 0,
        receipt: sum ? [...sum.receipt] : [],
        ...((gifts.get(cid)?.length ?? 0) > 0 && { gifts: [...(gifts.get(cid) ?? [])] }),
      };
    }),
    invalid: lines.filter(isGone).map(viewLine),
    totals: priced.totals,
    totalItem: lines.reduce((pieces, { line }) => pieces + line.quantity, 0),
  };
}

const viewOffered = ({ line, offer, state }: Offered): Omit<CartLine, 'payableFen' | 'shares'> => ({
  cid: line.cid,
  skuId: line.skuId,
  goodsId: offer.goodsId,
  title: offer.title,
  specs: [...offer.specs],
  picture: offer.picture,
  priceFen: offer.priceFen,
  addedPriceFen: line.addedPriceFen ?? offer.priceFen,
  quantity: line.quantity,
  isTicked: line.isTicked,
  stock: Math.max(0, Math.min(offer.available, QUANTITY_LIMIT)),
  quantityRule: offer.quantityRule,
  limit: offer.purchaseLimit,
  state,
});
