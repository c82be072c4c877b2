import type { TxCtx } from '#platform/ctx';
import { soundOf } from '../../platform/words/sound.rules.ts';
import { lackingOf } from '../../platform/words/spelling.rules.ts';
import { listGoodsTexts, lockDocuments, saveDocuments, type WordForms } from './search-document.repo.ts';
import { writeDocument } from './search-document.rules.ts';

/** A statement must end within five seconds, on a busy machine too. */
const BATCH = 100;

/**
 * Brings what these goods are found by up to date: after their words, brand, category or shelves have changed. Done twice it does no
 * more; what is not found any more stays known, and is on no shelf.
 */
export async function followGoods(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  if (goodsIds.length === 0) return;
  await lockDocuments(ctx);
  for (let from = 0; from < goodsIds.length; from += BATCH) {
    const goods = await listGoodsTexts(ctx, goodsIds.slice(from, from + BATCH));
    const documents = goods.map((one) => ({ ...one, document: writeDocument(one.text) }));
    const words = new Set(documents.flatMap(({ document }) => [...document.words, ...document.names]));
    await saveDocuments(ctx, documents, [...words].map(formsOf));
  }
}

function formsOf(word: string): WordForms {
  const { whole, initials } = soundOf(word);
  return { word, sound: whole, initials, lacking: lackingOf(word) };
}
