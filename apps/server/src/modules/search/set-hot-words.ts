import type { ParsedOf } from '@qianpu/contract/types';
import { tags } from '#events/tags';
import { emitArrangementChanged } from '#modules/catalog';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { saveHotWords } from './hot-words.repo.ts';

/** What one shop of the merchant wants to be searched for. */
export async function setHotWords(ctx: TxCtx, input: ParsedOf<'catalog.search.setHotWords'>): Promise<void> {
  await refuseForeignShop(ctx, input.cid);
  await saveHotWords(ctx, input);
  await emitArrangementChanged(ctx, [tags.hotWords]);
}
