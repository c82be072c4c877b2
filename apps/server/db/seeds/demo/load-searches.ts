import { setHotWords } from '#modules/search';
import type { TxCtx } from '#platform/ctx';
import type { DemoShop } from './demo.types.ts';

/** What the shop wants to be searched for; what was searched for follows from the year of trade. */
export async function loadSearches(ctx: TxCtx, { cid, searchWords, hotWords }: DemoShop): Promise<void> {
  const words = hotWords.map(([text, badge = null]) => ({ text, badge }));
  await setHotWords(ctx, { cid, placeholders: [...searchWords], words });
}
