import { fail } from '@qianpu/contract/failure';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../ctx.ts';
import { createReadMemory } from './read-memory.ts';

const item = (id: string, mid = '1', lang: Lang = 'zh-CN') =>
  ({ name: 'catalog.product.info', mid, lang, input: { cid: '11', id } }) as const;

describe('answers that are the same for everybody (spec 9)', () => {
  it('are asked for once by a crowd, apart for every merchant, language and input', async () => {
    const memory = createReadMemory(new Set(['catalog.product.info'] as const));
    let asked = 0;
    const work = async () => ++asked;
    expect(await Promise.all(Array.from({ length: 50 }, () => memory.answer(item('1'), work)))).toEqual(Array(50).fill(1));
    expect(await memory.answer(item('2'), work)).toBe(2);
    expect(await memory.answer(item('1', '2'), work)).toBe(3);
    expect(await memory.answer(item('1', '1', 'en'), work)).toBe(4);
    expect(asked).toBe(4);
  });

  it('are asked for again when the merchant has changed something, and another merchant keeps theirs', async () => {
    const memory = createReadMemory(new Set(['catalog.product.info'] as const));
    let asked = 0;
    const work = async () => ++asked;
    await memory.answer(item('1'), work);
    await memory.answer(item('1', '12'), work);
    memory.drop('1');
    expect([await memory.answer(item('1'), work), await memory.answer(item('1', '12'), work)]).toEqual([3, 2]);
  });

  it('may be a refusal, but never a fault', async () => {
    const memory = createReadMemory(new Set(['catalog.product.info'] as const));
    let asked = 0;
    const missing = async () => {
      asked += 1;
      throw fail('NOT_FOUND');
    };
    await expect(memory.answer(item('1'), missing)).rejects.toMatchObject({ failure: 'NOT_FOUND' });
    await expect(memory.answer(item('1'), missing)).rejects.toMatchObject({ failure: 'NOT_FOUND' });
    expect(asked).toBe(1);
    await expect(memory.answer(item('2'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.answer(item('2'), async () => 'back')).toBe('back');
  });

  it('are asked for each time where a row is not among those kept', async () => {
    const memory = createReadMemory(new Set());
    let asked = 0;
    const work = async () => ++asked;
    expect([await memory.answer(item('1'), work), await memory.answer(item('1'), work)]).toEqual([1, 2]);
  });
});
