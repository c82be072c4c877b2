import { aLine, promotionOf } from './kinds/kind.fixture.ts';
import { priceBasket } from './price-basket.ts';
import type { Basket, BasketLine, Promotion, ShopFreight } from './pricing.types.ts';

export const line = (skuId: string, unitFen: number, more: Partial<BasketLine> = {}) => aLine(unitFen, { skuId, goodsId: skuId, ...more });
export const named = <P extends Promotion>(name: string, id: string, promotion: P, more: Partial<P> = {}): P => ({
  ...promotion,
  name,
  id,
  ...more,
});
export const discount = (percent: number, more: Partial<Promotion> = {}) =>
  named('discount', '11', promotionOf('LIMITED_DISCOUNT', { discount: { by: 'PERCENT', percent } }), more as object);
export const full = (from: number, minusFen: number, more: Partial<Promotion> = {}) =>
  named(
    'full',
    '12',
    promotionOf('FULL_REDUCTION', { reduction: { by: 'TIERS', measure: 'FEN', tiers: [{ from, minusFen }] } }),
    more as object,
  );
export const coupon = (minusFen: number, fromFen = 0, more: Partial<Promotion> = {}) =>
  named('coupon', '13', promotionOf('COUPON', { fromFen, worth: { by: 'AMOUNT', minusFen } }), more as object);
export const firstOrder = (minusFen: number, more: Partial<Promotion> = {}) =>
  named('first', '14', promotionOf('FIRST_ORDER', { fromFen: 0, minusFen }), more as object);
export const sets = (pieces: number, priceFen: number) => named('sets', '15', promotionOf('N_FOR_PRICE', { pieces, priceFen }));
export const memberPrice = (unitFenOfSku: Record<string, number>) => named('member', '16', promotionOf('MEMBER_PRICE', { unitFenOfSku }));
export const flash = (unitFenOfSku: Record<string, number>, more: Partial<Promotion> = {}) =>
  named('flash', '17', promotionOf('FLASH', { unitFenOfSku }), more as object);
export const freeFreight = (capFen: number | null, more: Partial<Promotion> = {}) =>
  named('free', '18', promotionOf('FREE_FREIGHT', { fromFen: 0, capFen }), more as object);
export const flat: Record<string, ShopFreight> = { '1': { flatFen: 800, freeFromFen: null } };

export const price = (lines: BasketLine[], promotions: Promotion[] = [], more: Partial<Basket> = {}, budget?: number) =>
  priceBasket({ lines, promotions, freight: {}, ...more }, budget);
/** Name, what it adds and why, of each line of the receipt. */
export const toldOf = ({ shops }: ReturnType<typeof priceBasket>) =>
  shops.flatMap(({ receipt }) => receipt.map(({ name, amountFen, reason }) => [name || 'freight', amountFen, reason.code]));
export const reasonsOf = ({ shops }: ReturnType<typeof priceBasket>) =>
  Object.fromEntries(shops.flatMap(({ receipt }) => receipt.map(({ name, reason }) => [name, reason])));
