import { arrayOf, row, type TableRows } from '../../apps/server/db/seeds/history/table-rows.ts';
import { soundOf } from '../../apps/server/src/platform/words/sound.rules.ts';
import { lackingOf } from '../../apps/server/src/platform/words/spelling.rules.ts';
import { TAG } from './goods-words.ts';
import type { MerchantPlan } from './merchant-plan.ts';
import { brandIdOf, brandOf, cidOf, goodsIdOf, midOf, SHOPS, shopOf } from './scale-ids.ts';

/** What a merchant's goods are found by, as the module itself would have written it. */
export const searchTables: readonly TableRows<MerchantPlan>[] = [
  { table: 'catalog.search_document', columns: 'mid, goods_id, tsv, title, words, names, brand_id, tags, cids', rows: documentRows },
  { table: 'catalog.search_word', columns: 'mid, cid, word, sound, initials, lacking, goods_count', rows: wordRows },
];

function* documentRows({ m, documents }: MerchantPlan): Generator<string> {
  const mid = midOf(m);
  for (const [g, { tsv, title, words, names }] of documents.entries()) {
    const cids = arrayOf([cidOf(m, shopOf(g))]);
    yield row(mid, goodsIdOf(m, g), tsv, title, arrayOf(words), arrayOf(names), brandIdOf(m, brandOf(g)), arrayOf([TAG]), cids);
  }
}

function* wordRows({ m, documents }: MerchantPlan): Generator<string> {
  for (let s = 0; s < SHOPS; s += 1) {
    const counts = new Map<string, number>();
    for (let g = s; g < documents.length; g += SHOPS) {
      const { words = [], names = [] } = documents[g] ?? {};
      for (const word of [...words, ...names]) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    for (const [word, count] of counts) {
      const { whole, initials } = soundOf(word);
      yield row(midOf(m), cidOf(m, s), word, whole, initials, arrayOf(lackingOf(word)), count);
    }
  }
}
