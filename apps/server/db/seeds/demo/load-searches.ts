import { addSearchedGoods, noteBuyer, setHotWords } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import type { DemoShop } from './demo.types.ts';
import { idOf, type Shelf } from './shelf.ts';

/** Searches of the week that found the first of the ranking; each further one has fewer. */
const MOST_SEARCHED = 9_600;
/** Who bought what is bought again; of each further goods fewer came back. */
const BUYERS = 25;
const RETURNERS = 22;

/** What the shop wants to be searched for, and what was searched and bought again in its last weeks. */
export async function loadSearches(ctx: TxCtx, { cid, searchWords, looksFor }: DemoShop, { goods }: Shelf): Promise<void> {
  const words = looksFor.words.map(([text, badge = null]) => ({ text, badge }));
  await setHotWords(ctx, { cid, placeholders: [...searchWords], words });
  const counts = looksFor.searched.map((key, nth) => ({ cid, of: idOf(goods, key), count: Math.floor(MOST_SEARCHED / (nth + 1)) }));
  await addSearchedGoods(ctx, counts);
  const again = looksFor.boughtAgain.map((key) => idOf(goods, key));
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const memberId = ctx.newId();
    await noteBuyer(ctx, cid, memberId, again);
    const returned = again.filter((_, nth) => buyer < RETURNERS - nth * 2);
    if (returned.length > 0) await noteBuyer(ctx, cid, memberId, returned);
  }
}
