import { setLanguages, setTranslations } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import type { DemoShop } from './demo.types.ts';
import { englishOf } from './english.ts';

/** As many as staff may send at once. */
const SOME = 500;

/** States what the demo says in English and offers the language; how many of it were not so before. */
export async function loadEnglish(ctx: TxCtx, shops: readonly DemoShop[]): Promise<number> {
  const entries = englishOf(ctx.mid, shops);
  let changed = 0;
  for (let from = 0; from < entries.length; from += SOME) {
    changed += await setTranslations(ctx, { lang: 'en', entries: entries.slice(from, from + SOME) });
  }
  if (changed > 0) await setLanguages(ctx, ['zh-CN', 'en']);
  return changed;
}
