import { describe, expect, test } from 'vitest';
import { ALL, UNKNOWN } from './purge.types.ts';
import { TagStore } from './tag-store.ts';

const of = (...tags: string[]) => ({ mid: '1', tags });

describe('which entries used what', () => {
  test('a purge names the entries that used one of its tags, each once, and forgets them', () => {
    const store = new TagStore();
    store.keep('home', of('goods:1', 'goods:2'));
    store.keep('apple', of('goods:1'));
    store.keep('pear', of('goods:3'));
    expect(store.purge(of('goods:1', 'goods:2'))).toEqual(['home', 'apple']);
    expect(store.purge(of('goods:1'))).toEqual([]);
  });

  test('everything of a merchant goes at once, and nothing of another', () => {
    const store = new TagStore();
    store.keep('apple', of('goods:1'));
    store.keep('about', of());
    store.keep('other', { mid: '11', tags: ['goods:1'] });
    expect(store.purge(of(ALL))).toEqual(['apple', 'about']);
    expect(store.size.keys).toBe(1);
  });

  test('what nobody knows the uses of goes with every purge of its merchant', () => {
    const store = new TagStore();
    store.keep('odd', of(UNKNOWN));
    expect(store.purge({ mid: '2', tags: [ALL] })).toEqual([]);
    expect(store.purge(of('goods:9'))).toEqual(['odd']);
  });

  test('made anew, an entry has its new tags alone', () => {
    const store = new TagStore();
    store.keep('list', of('goods:1'));
    store.keep('list', of('goods:2'));
    expect(store.purge(of('goods:1'))).toEqual([]);
    expect(store.purge(of('goods:2'))).toEqual(['list']);
  });

  test('nothing is left of entries that were evicted', () => {
    const store = new TagStore();
    for (let nth = 0; nth < 1_000; nth += 1) store.keep(`page ${nth}`, of(`goods:${nth}`, 'shelf:11'));
    for (let nth = 0; nth < 1_000; nth += 1) store.forget(`page ${nth}`);
    expect(store.size).toEqual({ keys: 0, tags: 0 });
  });
});

describe('what was purged while something was made', () => {
  test('is known by tag, whatever else was purged', () => {
    const store = new TagStore();
    store.purge(of('goods:1'));
    const begunAt = store.now;
    expect(store.wasPurged(of('goods:1'), begunAt)).toBe(false);
    store.purge(of('goods:2'));
    expect(store.wasPurged(of('goods:1'), begunAt)).toBe(false);
    expect(store.wasPurged(of('goods:1', 'goods:2'), begunAt)).toBe(true);
    expect(store.wasPurged(of(UNKNOWN), begunAt)).toBe(true);
    expect(store.wasPurged({ mid: '2', tags: ['goods:2'] }, begunAt)).toBe(false);
    store.purge(of(ALL));
    expect(store.wasPurged(of('goods:1'), begunAt)).toBe(true);
  });

  test('is remembered for so many tags; what began before that counts as purged', () => {
    const store = new TagStore({ mostRemembered: 10 });
    const early = store.now;
    for (let nth = 0; nth < 20; nth += 1) store.purge(of(`goods:${nth}`));
    expect(store.wasPurged(of('goods:99'), early)).toBe(true);
    expect(store.wasPurged(of('goods:99'), store.now - 5)).toBe(false);
    expect(store.wasPurged(of('goods:17'), store.now - 5)).toBe(true);
  });
});
