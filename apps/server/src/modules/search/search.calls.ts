import type { CallName } from '@qianpu/contract/rows';
import type { Handlers } from '#platform/http/handler.types';
import { findHotWords } from './hot-words.repo.ts';
import { searchGoods } from './search-goods.ts';
import { setHotWords } from './set-hot-words.ts';
import { showHotWords } from './show-hot-words.ts';
import { suggest } from './suggest.ts';

type SearchCall = Extract<CallName, `catalog.search.${string}`>;

export const searchHandlers: Handlers<SearchCall> = {
  'catalog.search.hotWords': (ctx, { cid }) => showHotWords(ctx, cid),
  'catalog.search.suggest': (ctx, { cid, words }) => suggest(ctx, cid, words),
  'catalog.search.goods': searchGoods,
  'catalog.search.chosenWords': async (ctx, { cid }) => {
    const { placeholders = [], words = [] } = (await findHotWords(ctx, cid)) ?? {};
    return { placeholders, words };
  },
  'catalog.search.setHotWords': async (ctx, input) => {
    await setHotWords(ctx, input);
    return {};
  },
};
