import { fail } from '@qianpu/contract/failure';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../ctx.ts';
import type { CacheableReads } from '../module.types.ts';
import { ALL, UNKNOWN } from '../purge.types.ts';
import { createReadMemory } from './read-memory.ts';

const item = (id: string, mid = '1', lang: Lang = 'zh-CN') =>
  ({ name: 'catalog.product.info', mid, lang, input: { cid: '11', id } }) as const;

const items: CacheableReads = { 'catalog.product.info': ({ id }) => [`goods:${id}`] };

describe('answers that are the same for everybody (spec 9)', () => {
  it('are asked for once by a crowd, apart for every merchant, language and input', async () => {
    const memory = createReadMemory(items);
    let requested = 0;
    const work = async () => ++requested;
    expect(await Promise.all(Array.from({ length: 50 }, () => memory.answer(item('1'), work)))).toEqual(Array(50).fill(1));
    expect(await memory.answer(item('2'), work)).toBe(2);
    expect(await memory.answer(item('1', '2'), work)).toBe(3);
    expect(await memory.answer(item('1', '1', 'en'), work)).toBe(4);
    expect(requested).toBe(4);
  });

  it('are asked for again when the merchant has changed something, and another merchant keeps theirs', async () => {
    const memory = createReadMemory(items);
    let requested = 0;
    const work = async () => ++requested;
    await memory.answer(item('1'), work);
    await memory.answer(item('1', '12'), work);
    memory.drop({ mid: '1', tags: [ALL] });
    expect([await memory.answer(item('1'), work), await memory.answer(item('1', '12'), work)]).toEqual([3, 2]);
  });

  it('are asked for again when what they used has changed, and others stay', async () => {
    const memory = createReadMemory(items);
    let requested = 0;
    const work = async () => ++requested;
    await memory.answer(item('1'), work);
    await memory.answer(item('2'), work);
    memory.drop({ mid: '1', tags: ['goods:1'] });
    expect([await memory.answer(item('1'), work), await memory.answer(item('2'), work)]).toEqual([3, 2]);
  });

  it('on their way when something changes are kept if they did not use it, and answer nobody who asks later', async () => {
    const memory = createReadMemory(items);
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const early = gates.map(({ promise }, at) => memory.answer(item(String(at + 1)), () => promise));
    memory.drop({ mid: '1', tags: ['goods:1'] });
    const later = await memory.answer(item('1'), async () => 'new');
    for (const { resolve } of gates) resolve('old');
    expect([later, ...(await Promise.all(early))]).toEqual(['new', 'old', 'old']);
    expect(await memory.answer(item('1'), async () => 'asked again')).toBe('new');
    expect(await memory.answer(item('2'), async () => 'asked again')).toBe('old');
  });

  it('on their way when what they use changes are told to who waits, and not kept', async () => {
    const memory = createReadMemory(items);
    const gate = Promise.withResolvers<string>();
    const waiting = memory.answer(item('1'), () => gate.promise);
    memory.drop({ mid: '1', tags: ['goods:1'] });
    gate.resolve('old');
    expect(await waiting).toBe('old');
    expect(await memory.answer(item('1'), async () => 'new')).toBe('new');
  });

  it('say what they used, the same when they are kept; of other reads it is not known', async () => {
    const memory = createReadMemory(items);
    const tell = async (name: 'catalog.product.info' | 'ops.domainCheck.serverTime') => {
      const used = new Set<string>();
      await memory.answer({ ...item('1'), name }, async () => 1, used);
      return [...used];
    };
    expect([await tell('catalog.product.info'), await tell('catalog.product.info')]).toEqual([['goods:1'], ['goods:1']]);
    expect(await tell('ops.domainCheck.serverTime')).toEqual([UNKNOWN]);
  });

  it('share a part that is loaded once, until a tag of it is purged; one purged on its way is not kept', async () => {
    const memory = createReadMemory(items);
    let loaded = 0;
    const part = (mid = '1') => memory.share({ mid, name: 'prices|11', tags: ['prices'] }, async () => ++loaded);
    expect(await Promise.all([part(), part(), part('2')])).toEqual([1, 1, 2]);
    memory.drop({ mid: '1', tags: ['goods:1'] });
    expect(await part()).toBe(1);
    memory.drop({ mid: '1', tags: ['prices'] });
    const late = part();
    memory.drop({ mid: '1', tags: ['prices'] });
    expect([await late, await part(), await part('2')]).toEqual([3, 4, 2]);
  });

  it('may be a refusal, but never a fault', async () => {
    const memory = createReadMemory(items);
    let requested = 0;
    const missing = async () => {
      requested += 1;
      throw fail('NOT_FOUND');
    };
    await expect(memory.answer(item('1'), missing)).rejects.toMatchObject({ failure: 'NOT_FOUND' });
    await expect(memory.answer(item('1'), missing)).rejects.toMatchObject({ failure: 'NOT_FOUND' });
    expect(requested).toBe(1);
    await expect(memory.answer(item('2'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.answer(item('2'), async () => 'back')).toBe('back');
  });

  it('are asked for each time where a row is not among those kept', async () => {
    const memory = createReadMemory({});
    let requested = 0;
    const work = async () => ++requested;
    expect([await memory.answer(item('1'), work), await memory.answer(item('1'), work)]).toEqual([1, 2]);
  });
});
