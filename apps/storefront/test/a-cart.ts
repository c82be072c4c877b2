import type { OutputOf } from '@qianpu/contract/types';

type Cart = OutputOf<'cart.line.list'>;
type Line = Cart['shops'][number]['lines'][number];

export const aCartLine = (skuId: string, facts: Partial<Line> = {}): Line => ({
  cid: '11',
  skuId,
  goodsId: `5${skuId}`,
  title: `草莓 ${skuId}`,
  specs: [{ name: '规格', value: '500g' }],
  picture: '1/goods/strawberry-1.jpg',
  priceFen: 1_990,
  addedPriceFen: 1_990,
  payableFen: 1_990,
  shares: [],
  quantity: 1,
  isTicked: true,
  stock: 99,
  quantityRule: { min: 1, step: 1, max: null },
  limit: null,
  state: 'OK',
  ...facts,
});

/** A cart of one shop, with the sums the mall would answer. */
export function aCart(lines: readonly Line[], { discountFen = 0, freightFen = 0 } = {}): Cart {
  const bought = lines.filter((line) => line.isTicked && line.state === 'OK');
  const goodsFen = bought.reduce((sum, line) => sum + line.priceFen * line.quantity, 0);
  const sums = { goodsFen, discountFen, freightFen, payableFen: goodsFen - discountFen + freightFen };
  return {
    shops: lines.length > 0 ? [{ cid: '11', shopName: '滨江店', lines: [...lines], ...sums, receipt: [] }] : [],
    invalid: [],
    totals: { pieces: bought.reduce((sum, line) => sum + line.quantity, 0), ...sums },
    totalItem: lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}
