import type { TxCtx } from '#platform/ctx';
import type { NewCategory, NewGoods } from './catalog.types.ts';
import { insertCategory, insertGoods, insertSkus } from './goods.repo.ts';

export interface AddedGoods {
  readonly goodsId: string;
  /** In the order given. */
  readonly skuIds: readonly string[];
}

/** Adds a goods with its SKUs to the merchant's catalogue; no shop sells it before it is listed. */
export async function addGoods(ctx: TxCtx, goods: NewGoods): Promise<AddedGoods> {
  const goodsId = ctx.newId();
  await insertGoods(ctx, goodsId, goods);
  const skus = goods.skus.map(({ specs }) => ({ id: ctx.newId(), specs }));
  await insertSkus(ctx, goodsId, skus);
  return { goodsId, skuIds: skus.map(({ id }) => id) };
}

export async function addCategory(ctx: TxCtx, category: NewCategory): Promise<string> {
  const id = ctx.newId();
  await insertCategory(ctx, id, category);
  return id;
}
