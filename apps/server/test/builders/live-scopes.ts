import fc from 'fast-check';

/** What a shop of random activities sells. */
export interface PlannedGoods {
  readonly goodsId: string;
  readonly skuId: string;
  readonly listFen: number;
  /** Its category and those above it. */
  readonly categoryIds: readonly string[];
}

/** What a random activity or coupon is for. */
export function liveScopeOf(sold: readonly PlannedGoods[]) {
  const goodsIds = fc.subarray(
    sold.map(({ goodsId }) => goodsId),
    { minLength: 1, maxLength: 5 },
  );
  const categories = [...new Set(sold.flatMap(({ categoryIds }) => categoryIds))];
  const except = fc.oneof(
    fc.constant<string[]>([]),
    fc.subarray(
      sold.map(({ goodsId }) => goodsId),
      { maxLength: 2 },
    ),
  );
  const all = { goodsIds: [] as string[], categoryIds: [] as string[] };
  return fc.oneof(
    except.map((exceptGoodsIds) => ({ by: 'ALL' as const, ...all, exceptGoodsIds })),
    goodsIds.map((ids) => ({ by: 'GOODS' as const, ...all, goodsIds: ids, exceptGoodsIds: [] as string[] })),
    fc
      .record({ ids: fc.subarray(categories, { minLength: 1, maxLength: 2 }), exceptGoodsIds: except })
      .map(({ ids, exceptGoodsIds }) => ({ by: 'CATEGORIES' as const, ...all, categoryIds: ids, exceptGoodsIds })),
  );
}
