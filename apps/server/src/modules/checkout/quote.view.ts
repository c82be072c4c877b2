import { lineKey } from '@qianpu/kit/line-key';
import type { Gift, Quote, QuoteView } from './checkout.types.ts';

/** As a confirmation or a preview shows it. */
export function viewQuote({
  lines,
  shops,
  priced,
  gifts,
}: Pick<Quote, 'lines' | 'shops' | 'priced'> & Partial<Pick<Quote, 'gifts'>>): QuoteView {
  const offerAt = new Map(lines.map(({ offer }) => [lineKey(offer), offer]));
  return {
    shops: priced.shops.map((shop) => ({
      cid: shop.cid,
      shopName: shops.get(shop.cid)?.name ?? '',
      lines: shop.lines.flatMap((line) => {
        const offer = offerAt.get(lineKey(line));
        if (!offer) return [];
        const { goodsId, title, specs, picture } = offer;
        return [{ ...line, shares: [...line.shares], goodsId, title, specs: [...specs], picture }];
      }),
      goodsFen: shop.goodsFen,
      discountFen: shop.discountFen,
      freightFen: shop.freightFen,
      payableFen: shop.payableFen,
      receipt: [...shop.receipt],
      ...giftsOf(gifts?.get(shop.cid)),
    })),
    totals: priced.totals,
  };
}

const giftsOf = (gifts: readonly Gift[] = []) => (gifts.length > 0 ? { gifts: [...gifts] } : {});
