import type { goodsStaffRows } from '@qianpu/contract/calls/goods-staff';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { removeCategory, saveCategory, setLayout } from './category/save-category.ts';
import { listBrands } from './goods/brand.repo.ts';
import { findDraft, listDraftSkus, listGoodsHeads } from './goods/goods-staff.repo.ts';
import { viewGoodsDraft, viewGoodsHead } from './goods/goods-staff.view.ts';
import { listGroups } from './goods/group.repo.ts';
import { saveBrand } from './goods/save-brand.ts';
import { saveGoods } from './goods/save-goods.ts';
import { saveGroup } from './goods/save-group.ts';
import { setPromises } from './goods/set-promises.ts';
import { listGoods, unlistGoods } from './list-goods.ts';

interface Window {
  readonly pageNum: number;
  readonly pageSize: number;
}
/** One more than asked for tells whether there is a next page. */
const windowOf = ({ pageNum, pageSize }: Window) => [(pageNum - 1) * pageSize, pageSize + 1] as const;
const pageOf = <Row, Shown>(rows: readonly Row[], { pageNum, pageSize }: Window, view: (row: Row) => Shown) => ({
  list: rows.slice(0, pageSize).map(view),
  pageNum,
  hasMore: rows.length > pageSize,
});

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const goodsStaffHandlers: Handlers<keyof typeof goodsStaffRows> = {
  'catalog.category.save': async (ctx, draft) => ({ id: await saveCategory(ctx, draft) }),
  'catalog.category.remove': async (ctx, { id }) => {
    await removeCategory(ctx, id);
    return {};
  },
  'catalog.category.setLayout': async (ctx, { cid, layout }) => {
    await setLayout(ctx, cid, layout);
    return {};
  },
  'catalog.brand.save': async (ctx, brand) => ({ id: await saveBrand(ctx, brand) }),
  'catalog.brand.list': async (ctx, input) =>
    pageOf(await listBrands(ctx, ...windowOf(input)), input, ({ id, name, picture }) => ({ id, name, picture })),
  'catalog.promise.set': async (ctx, input) => ({ promises: await setPromises(ctx, input) }),
  'catalog.group.save': async (ctx, group) => ({ id: await saveGroup(ctx, group) }),
  'catalog.group.list': async (ctx, input) =>
    pageOf(await listGroups(ctx, ...windowOf(input)), input, ({ id, name, goods_count }) => ({ id, name, goodsCount: goods_count })),
  'catalog.goods.save': async (ctx, draft) => {
    const { goodsId, skuIds } = await saveGoods(ctx, draft);
    return { id: goodsId, skuIds: [...skuIds] };
  },
  'catalog.goods.detail': async (ctx, { id }) => {
    const draft = await findDraft(ctx, id);
    if (!draft) throw fail('NOT_FOUND');
    return viewGoodsDraft(draft, await listDraftSkus(ctx, id));
  },
  'catalog.goods.list': async (ctx, input) => pageOf(await listGoodsHeads(ctx, input, ...windowOf(input)), input, viewGoodsHead),
  'catalog.listing.set': async (ctx, { onShelfAt, offShelfAt, ...listing }) => {
    await listGoods(ctx, { ...listing, onShelfAt: instantOf(onShelfAt), offShelfAt: instantOf(offShelfAt) });
    return {};
  },
  'catalog.listing.remove': async (ctx, { cid, goodsId }) => {
    await unlistGoods(ctx, cid, goodsId);
    return {};
  },
};
