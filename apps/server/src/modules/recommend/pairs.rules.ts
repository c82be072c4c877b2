/** An order of more goods says little about any two of them. */
const MOST_GOODS = 20;

/** Every two goods of an order, once. */
export function pairsOf(goodsIds: readonly string[]): { goodsId: string; otherId: string; times: number }[] {
  const apart = [...new Set(goodsIds)].slice(0, MOST_GOODS);
  return apart.flatMap((goodsId, at) => apart.slice(at + 1).map((otherId) => ({ goodsId, otherId, times: 1 })));
}
