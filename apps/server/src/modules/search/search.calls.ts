import type { Handlers } from '#platform/http/handler.types';
import { searchGoods } from './search-goods.ts';
import { setHotWords } from './set-hot-words.ts';
import { showHotWords } from './show-hot-words.ts';
import { suggest } from './suggest.ts';

type SearchCall = 'catalog.search.hotWords' | 'catalog.search.suggest' | 'catalog.search.goods' | 'catalog.search.setHotWords';

export const searchHandlers: Handlers<SearchCall> = {
  'catalog.search.hotWords': (ctx, { cid }) => showHotWords(ctx, cid),
  'catalog.search.suggest': (ctx, { cid, words }) => suggest(ctx, cid, words),
  'catalog.search.goods': searchGoods,
  'catalog.search.setHotWords': async (ctx, input) => {
    await setHotWords(ctx, input);
    return {};
  },
};
