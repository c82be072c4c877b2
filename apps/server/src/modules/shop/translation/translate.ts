import { PictureKey } from '@qianpu/contract/fields';
import type { CallName } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import type { z } from 'zod';
import type { Ctx } from '#platform/ctx';
import { mapTexts, planTexts, type TextPlan } from '#platform/translate/translated-fields';
import { findTranslations } from './translation.repo.ts';

const plans = new WeakMap<z.core.$ZodType, { readonly plan: TextPlan }>();

function planOf(schema: z.core.$ZodType): TextPlan {
  const known = plans.get(schema) ?? { plan: planTexts(schema) };
  plans.set(schema, known);
  return known.plan;
}

/** What holds no Chinese is the same in every language. */
export const needsTranslation = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Something the merchant has written, in the reader's language; what is not translated stays as it was written. */
export async function translate<T>(ctx: Ctx, schema: z.ZodType<T>, written: T): Promise<T> {
  const plan = ctx.lang === 'zh-CN' ? null : planOf(schema);
  if (!plan) return written;
  const sources = new Set<string>();
  mapTexts(plan, written, (text) => {
    if (needsTranslation(text) || PictureKey.safeParse(text).success) sources.add(text);
    return text;
  });
  const known = await findTranslations(ctx, ctx.lang, sources);
  return known.size === 0 ? written : (mapTexts(plan, written, (text) => known.get(text) ?? text) as T);
}

/** The answer to a call, in the reader's language. */
export const translateAnswer = (ctx: Ctx, name: CallName, answer: unknown): Promise<unknown> =>
  translate(ctx, schemas[name].output as z.ZodType<unknown>, answer);

/** Every text of what is written that a reader of another language could not read. */
export function textsIn(schema: z.core.$ZodType, written: unknown): string[] {
  const texts = new Set<string>();
  mapTexts(planOf(schema), written, (text) => {
    if (needsTranslation(text)) texts.add(text);
    return text;
  });
  return [...texts];
}
