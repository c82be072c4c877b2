import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { holdFigures, putMerchantFigures, putShopFigures, putTexts } from './figure.repo.ts';

/** A statement must end within five seconds, on a busy machine too. */
const BATCH = 500;

/** Brings what lists of staff filter and sort by up to date: after prices, shelves, stock or sales of goods have changed, in one shop or in any. */
export async function followFigures(ctx: TxCtx, goodsIds: readonly string[], cid: string | null = null): Promise<void> {
  for (const part of batchesOf(goodsIds)) {
    await pipelined([holdFigures(ctx, part), putShopFigures(ctx, part, cid), putMerchantFigures(ctx, part)]);
  }
}

/** Brings what staff find goods by up to date: after their words have changed. */
export async function followTexts(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  for (const part of batchesOf(goodsIds)) await putTexts(ctx, part);
}

/** In one order for all who write them. */
function* batchesOf(goodsIds: readonly string[]): Generator<readonly string[]> {
  const sorted = [...new Set(goodsIds)].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  for (let from = 0; from < sorted.length; from += BATCH) yield sorted.slice(from, from + BATCH);
}
