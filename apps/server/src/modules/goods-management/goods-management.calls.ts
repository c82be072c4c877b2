import type { goodsManagementRows } from '@qianpu/contract/calls/goods-management';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { findGroup, listBrands, listGroups, listPromises, type Window } from './arrangement.repo.ts';
import { listCategoryTree } from './category-list.repo.ts';
import { copyGoods } from './copy-goods.ts';
import { findDetail } from './find-detail.ts';
import { moveCategories } from './move-categories.ts';
import { removeBrand, removeGroup } from './remove-arrangement.ts';
import { removeGoods } from './remove-goods.ts';
import { setListings } from './set-listings.ts';
import { showGoodsList } from './show-goods-list.ts';
import { showListings } from './show-listings.ts';
import { setShelfMany } from './turn-shelves.ts';

/** Of one row more than a page has. */
const pageOf = <Row, Shown>(
  { list, total }: { readonly list: readonly Row[]; readonly total: number },
  { pageNum, pageSize }: Window,
  view: (row: Row) => Shown,
) => ({ list: list.slice(0, pageSize).map(view), pageNum, hasMore: list.length > pageSize, total });

export const goodsManagementHandlers: Handlers<keyof typeof goodsManagementRows> = {
  'catalog.goods.list': showGoodsList,
  'catalog.goods.detail': (ctx, { id }) => findDetail(ctx, id),
  'catalog.goods.remove': async (ctx, { id }) => {
    await removeGoods(ctx, id);
    return {};
  },
  'catalog.goods.copy': copyGoods,
  'catalog.goods.setShelfMany': setShelfMany,
  'catalog.listing.list': showListings,
  'catalog.listing.setMany': setListings,
  'catalog.category.tree': async (ctx, { cid }) => ({ list: await listCategoryTree(ctx, listedShops(ctx, cid), cid) }),
  'catalog.category.move': async (ctx, input) => {
    await moveCategories(ctx, input);
    return {};
  },
  'catalog.brand.list': async (ctx, { sort, ...page }) =>
    pageOf(await listBrands(ctx, sort, page), page, ({ id, name, picture, goods_count }) => ({
      id,
      name,
      picture,
      goodsCount: goods_count,
    })),
  'catalog.brand.remove': async (ctx, { id }) => {
    await removeBrand(ctx, id);
    return {};
  },
  'catalog.promise.list': async (ctx) => ({
    promises: (await listPromises(ctx)).map(({ id, title, text, goods_count }) => ({ id, title, text, goodsCount: goods_count })),
  }),
  'catalog.group.list': async (ctx, page) =>
    pageOf(await listGroups(ctx, page), page, ({ id, name, goods_count }) => ({ id, name, goodsCount: goods_count })),
  'catalog.group.find': async (ctx, { id }) => {
    const group = await findGroup(ctx, id);
    if (!group) throw fail('NOT_FOUND');
    return group;
  },
  'catalog.group.remove': async (ctx, { id }) => {
    await removeGroup(ctx, id);
    return {};
  },
};
