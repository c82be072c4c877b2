import type { ParsedOf } from '@qianpu/contract/types';
import { tags } from '#events/tags';
import { emitArrangementChanged } from '#modules/catalog';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { saveHotWords } from './hot-words.repo.ts';

/** What one shop of the merchant wants to be searched for. */
export async function setHotWords(ctx: TxCtx, wish: ParsedOf<'catalog.search.setHotWords'>): Promise<void> {
  await refuseForeignShop(ctx, wish.cid);
  await saveHotWords(ctx, wish);
  await emitArrangementChanged(ctx, [tags.hotWords]);
}
