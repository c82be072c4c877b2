import { kindOf } from '@qianpu/contract/translatable.schema';
import type { z } from 'zod';
import { mapHtmlTexts } from '../rich-text/html-texts.rules.ts';

/** Where the translatable texts of an answer stand, read off its schema once; null when it has none. */
export type TextPlan =
  | { readonly at: 'text' | 'html' | 'picture' }
  | { readonly at: 'object'; readonly fields: readonly (readonly [key: string, plan: TextPlan])[] }
  | { readonly at: 'list' | 'record'; readonly each: TextPlan }
  | { readonly at: 'choice'; readonly key: string; readonly plans: ReadonlyMap<unknown, TextPlan> }
  | null;

type Schema = z.core.$ZodTypes;

export function planTexts(schema: z.core.$ZodType): TextPlan {
  const kind = kindOf(schema);
  if (kind) return { at: kind };
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'object':
      return planObject(def.shape);
    case 'array':
      return planEach('list', def.element);
    case 'record':
      return planEach('record', def.valueType);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return planTexts(def.innerType);
    case 'union':
      return planChoice(def);
    default:
      return null;
  }
}

function planObject(shape: Readonly<Record<string, z.core.$ZodType>>): TextPlan {
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    const plan = planTexts(field);
    return plan ? [[key, plan] as const] : [];
  });
  return fields.length > 0 ? { at: 'object', fields } : null;
}

function planEach(at: 'list' | 'record', element: z.core.$ZodType): TextPlan {
  const each = planTexts(element);
  return each && { at, each };
}

function planChoice(def: z.core.$ZodUnionDef & { readonly discriminator?: string }): TextPlan {
  const { discriminator: key } = def;
  const plans = new Map<unknown, TextPlan>();
  for (const option of def.options) {
    const plan = planTexts(option);
    if (!plan) continue;
    // Which of them an answer is would have to be guessed.
    if (!key) throw new Error('a choice with translatable texts needs a key that tells its forms apart');
    for (const value of (option as z.ZodObject).shape[key]?._zod.values ?? []) plans.set(value, plan);
  }
  return key && plans.size > 0 ? { at: 'choice', key, plans } : null;
}

type MapText = (text: string) => string;

/** The answer with each of its texts mapped. What is given stays as it is: it may be remembered. */
export function mapTexts(plan: TextPlan, answer: unknown, map: MapText): unknown {
  if (plan === null || answer === null || answer === undefined) return answer;
  switch (plan.at) {
    case 'text':
    case 'picture':
      return map(answer as string);
    case 'html':
      return mapHtmlTexts(answer as string, map);
    case 'list':
      return (answer as readonly unknown[]).map((entry) => mapTexts(plan.each, entry, map));
    case 'record':
      return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, mapTexts(plan.each, value, map)]));
    case 'object':
      return { ...answer, ...Object.fromEntries(fieldsOf(plan.fields, answer, map)) };
    case 'choice':
      return mapTexts(plan.plans.get((answer as Readonly<Record<string, unknown>>)[plan.key]) ?? null, answer, map);
  }
}

const fieldsOf = (fields: readonly (readonly [string, TextPlan])[], answer: object, map: MapText) =>
  fields.flatMap(([key, plan]) => (key in answer ? [[key, mapTexts(plan, answer[key as keyof typeof answer], map)]] : []));
