import { translatable } from '@qianpu/contract/translatable.schema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mapTexts, planTexts } from './translated-fields.ts';

const word = () => translatable(z.string().max(4));
const loud = (schema: z.ZodType, answer: unknown) => mapTexts(planTexts(schema), answer, (text) => text.toUpperCase());

describe('texts of an answer that are translated', () => {
  test('are those its schema marks, however deep they stand; all else stays', () => {
    const schema = z.object({
      id: z.string(),
      name: word().nullable(),
      tags: z.array(word()).default([]),
      tabs: z.record(z.string(), z.object({ text: word(), icon: z.string() })),
      more: z.object({ note: word() }).optional(),
    });
    const answer = { id: 'a', name: 'b', tags: ['c', 'd'], tabs: { one: { text: 'e', icon: 'f' } } };
    expect(loud(schema, answer)).toEqual({ id: 'a', name: 'B', tags: ['C', 'D'], tabs: { one: { text: 'E', icon: 'f' } } });
    expect(loud(schema, { ...answer, name: null, more: { note: 'g' } })).toMatchObject({ name: null, more: { note: 'G' } });
    expect(answer.name).toBe('b');
  });

  test('of one form among several are found by its type, and a form nobody knows is left alone', () => {
    const schema = z.discriminatedUnion('type', [
      z.object({ type: z.literal('title'), title: word() }),
      z.object({ type: z.literal('space'), title: z.string() }),
    ]);
    expect(loud(schema, { type: 'title', title: 'a' })).toEqual({ type: 'title', title: 'A' });
    expect(loud(schema, { type: 'space', title: 'a' })).toEqual({ type: 'space', title: 'a' });
    expect(loud(schema, { type: 'later', title: 'a' })).toEqual({ type: 'later', title: 'a' });
  });

  test('a form that only a guess could tell apart is refused when the plan is made', () => {
    expect(() => planTexts(z.union([z.object({ a: word() }), z.object({ b: word() })]))).toThrow('tells its forms apart');
  });

  test('an answer without any has no plan', () => {
    expect(planTexts(z.object({ count: z.int(), list: z.array(z.string()) }))).toBeNull();
  });
});
