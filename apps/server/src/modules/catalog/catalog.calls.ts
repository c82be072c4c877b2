import type { catalogRows, categoryRows } from '@qianpu/contract/calls/catalog';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { viewCard, viewProduct } from './catalog.view.ts';
import { findLayout, listShopCategories } from './category/category.repo.ts';
import { viewInfo, viewLeaves, viewTree } from './category/category.view.ts';
import { growTree, pathTo } from './category/category-tree.rules.ts';
import { findGoods, listSkus } from './goods.repo.ts';
import { listCards } from './goods-list.repo.ts';
import { findOnSale } from './on-sale.repo.ts';

type CatalogCall = keyof typeof catalogRows | keyof typeof categoryRows | 'catalog.product.createPoster';

export const catalogHandlers: Handlers<CatalogCall> = {
  'catalog.product.pageList': async (ctx, input) => {
    const rows = await listCards(ctx, input);
    return { list: rows.slice(0, input.pageSize).map(viewCard), pageNum: input.pageNum, hasMore: rows.length > input.pageSize };
  },
  'catalog.product.info': async (ctx, { cid, id }) => {
    const [goods, skus] = await Promise.all([findGoods(ctx, cid, id), listSkus(ctx, cid, [id])]);
    if (!goods) throw fail('NOT_FOUND');
    return viewProduct(goods, skus, ctx.lang);
  },
  'catalog.category.info': async (ctx, { cid, id }) => {
    const path = pathTo(growTree(await listShopCategories(ctx, cid)), id);
    const category = path.at(-1);
    if (!category) throw fail('NOT_FOUND');
    return viewInfo(path.slice(0, -1), category);
  },
  'catalog.category.list': async (ctx, { cid, parentId }) => {
    const roots = growTree(await listShopCategories(ctx, cid));
    if (parentId === undefined) return viewLeaves(roots);
    const parent = pathTo(roots, parentId).at(-1);
    if (!parent) throw fail('NOT_FOUND');
    return viewLeaves(parent.children);
  },
  'catalog.category.treeList': async (ctx, { cid }) => {
    const [layout, rows] = await Promise.all([findLayout(ctx, cid), listShopCategories(ctx, cid)]);
    return { layout, tree: viewTree(growTree(rows)) };
  },
  'catalog.product.createPoster': async (ctx, { cid, id }) => {
    if (!(await findOnSale(ctx, cid, [id])).has(id)) throw fail('NOT_FOUND');
    return { path: `/poster/item/${id}.png?${new URLSearchParams({ cid, mid: ctx.mid, lang: ctx.lang })}` };
  },
};
