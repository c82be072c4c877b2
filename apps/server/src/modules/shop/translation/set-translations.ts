import type { ParsedOf } from '@qianpu/contract/types';
import { shopEvents } from '#events/shop';
import type { Lang, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { deleteTranslations, putTranslations, updateLanguages } from './translation.repo.ts';

const emit = emitter('shop', shopEvents);

/** How many entries are other than before. Of two for one source the last counts. */
export async function setTranslations(ctx: TxCtx, { lang, entries }: ParsedOf<'shop.translation.set'>): Promise<number> {
  const bySource = new Map(entries.map(({ source, text }) => [source, text]));
  const stated = [...bySource].flatMap(([source, text]) => (text === null ? [] : [{ source, text }]));
  const withdrawn = [...bySource].flatMap(([source, text]) => (text === null ? [source] : []));
  const count = (await putTranslations(ctx, lang, stated)) + (await deleteTranslations(ctx, lang, withdrawn));
  if (count > 0) await emit(ctx, 'shop.translations.changed', {});
  return count;
}

/** Pages are offered in these from now on. */
export async function setLanguages(ctx: TxCtx, languages: readonly Lang[]): Promise<void> {
  await updateLanguages(ctx, languages);
  await emit(ctx, 'shop.translations.changed', {});
}
