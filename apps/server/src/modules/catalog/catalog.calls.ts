import { fail } from '@qianpu/contract/failure';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { viewCard, viewProduct } from './catalog.view.ts';
import { findCategory, findGoods, listSkus } from './goods.repo.ts';
import { listCards } from './goods-list.repo.ts';
import { supplyStock } from './move-stock.ts';

export const catalogHandlers: ModuleHandlers<'catalog'> = {
  'catalog.product.pageList': async (ctx, wish) => {
    const rows = await listCards(ctx, wish);
    return { list: rows.slice(0, wish.pageSize).map(viewCard), pageNum: wish.pageNum, hasMore: rows.length > wish.pageSize };
  },
  'catalog.product.info': async (ctx, { cid, id }) => {
    const [goods, skus] = await Promise.all([findGoods(ctx, cid, id), listSkus(ctx, cid, id)]);
    if (!goods) throw fail('NOT_FOUND');
    return viewProduct(goods, skus);
  },
  'catalog.category.info': async (ctx, { id }) => {
    const category = await findCategory(ctx, id);
    if (!category) throw fail('NOT_FOUND');
    return { id: category.id, name: category.name, picture: category.picture };
  },
  'catalog.stock.supply': async (ctx, supply) => ({ available: await supplyStock(ctx, { ...supply, refId: ctx.newId() }) }),
};
