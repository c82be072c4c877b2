import { viewCard } from '#modules/catalog';
import type { Handlers } from '#platform/http/handler.types';
import { countGoodsView } from './count-goods-view.ts';
import { recommendGoods } from './recommend-goods.ts';

export const recommendHandlers: Handlers<'catalog.product.recommendList' | 'catalog.product.totalView'> = {
  'catalog.product.recommendList': async (ctx, query) => ({ list: (await recommendGoods(ctx, query)).map(viewCard) }),
  'catalog.product.totalView': async (ctx, view) => ({ total: await countGoodsView(ctx, view) }),
};
