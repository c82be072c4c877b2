import type { goodsStaffRows } from '@qianpu/contract/calls/goods-staff';
import type { Handlers } from '#platform/http/handler.types';
import { removeCategory, saveCategory, setLayout } from './category/save-category.ts';
import { saveBrand } from './goods/save-brand.ts';
import { saveGoods } from './goods/save-goods.ts';
import { saveGroup } from './goods/save-group.ts';
import { setPromises } from './goods/set-promises.ts';
import { listGoods, unlistGoods } from './list-goods.ts';

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
  'catalog.promise.set': async (ctx, input) => ({ promises: await setPromises(ctx, input) }),
  'catalog.group.save': async (ctx, group) => ({ id: await saveGroup(ctx, group) }),
  'catalog.goods.save': async (ctx, draft) => {
    const { goodsId, skuIds, revision } = await saveGoods(ctx, draft);
    return { id: goodsId, skuIds: [...skuIds], revision };
  },
  'catalog.listing.set': async (ctx, { onShelfAt, offShelfAt, ...listing }) => {
    await listGoods(ctx, { ...listing, onShelfAt: instantOf(onShelfAt), offShelfAt: instantOf(offShelfAt) });
    return {};
  },
  'catalog.listing.remove': async (ctx, { cid, goodsId }) => {
    await unlistGoods(ctx, cid, goodsId);
    return {};
  },
};
