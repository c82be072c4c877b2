import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { ALL, UNKNOWN, type UsedTags } from '../purge.types.ts';
import { type CachedPage, chooseEncoding, PageCache } from './page-cache.ts';

const MINUTE = 60_000;
let now = 0;
let cache: PageCache;
let renders = 0;

beforeEach(() => {
  now = 1_000;
  renders = 0;
  cache = new PageCache({ clock: () => now });
});

const render = async (): Promise<CachedPage> => {
  renders += 1;
  return { status: 200, html: `<p>${renders}</p>`, policy: '' };
};
const broken = async (): Promise<CachedPage> => {
  throw new Error('PostgreSQL is away');
};
const ask = async (work = render, key = '1|home') => {
  const { page, how } = await cache.get(key, work);
  return { how, html: (await page.body('identity')).toString() };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('pages kept in memory (spec 2.6)', () => {
  test('a page is rendered once in five seconds', async () => {
    expect(await ask()).toEqual({ how: 'rendered', html: '<p>1</p>' });
    now += 4_000;
    expect(await ask()).toEqual({ how: 'fresh', html: '<p>1</p>' });
  });

  test('a reader who waits while the merchant publishes gets the page, and the next one the new one', async () => {
    const gate = Promise.withResolvers<void>();
    const waiting = ask(async () => {
      const page = await render();
      await gate.promise;
      return page;
    });
    cache.drop({ mid: '1', tags: [ALL] });
    gate.resolve();
    expect(await waiting).toEqual({ how: 'rendered', html: '<p>1</p>' });
    expect(await ask()).toEqual({ how: 'rendered', html: '<p>2</p>' });
  });

  test('after that the old copy is served at once and renewed behind', async () => {
    await ask();
    now += 6_000;
    expect(await ask()).toEqual({ how: 'stale', html: '<p>1</p>' });
    await settled();
    expect(await ask()).toEqual({ how: 'fresh', html: '<p>2</p>' });
  });

  test('a thousand readers at the moment of expiry cause one render', async () => {
    await ask();
    now += 11 * MINUTE;
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask()));
    expect(renders).toBe(2);
    expect(new Set(answers.map(({ html }) => html))).toEqual(new Set(['<p>2</p>']));
  });

  test('while the engines are away a page seen before is still served, for a day', async () => {
    await ask();
    now += 30 * MINUTE;
    expect(await ask(broken)).toEqual({ how: 'rescued', html: '<p>1</p>' });
    now += 25 * 60 * MINUTE;
    await expect(ask(broken)).rejects.toThrow('PostgreSQL is away');
  });

  test('a thousand readers of a page never seen cause one render, too', async () => {
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask()));
    expect(renders).toBe(1);
    expect(new Set(answers.map(({ html }) => html))).toEqual(new Set(['<p>1</p>']));
  });

  test('a page never seen fails when it cannot be rendered', async () => {
    await expect(ask(broken)).rejects.toThrow('PostgreSQL is away');
  });

  test('a publication drops the pages of that merchant alone', async () => {
    await ask(render, '1|home');
    await ask(render, '11|home');
    cache.drop({ mid: '1', tags: [ALL] });
    expect((await ask(render, '1|home')).how).toBe('rendered');
    expect((await ask(render, '11|home')).how).toBe('fresh');
  });

  test('memory is bounded: the pages not asked for longest go first', async () => {
    cache = new PageCache({ clock: () => now, maxBytes: 3_000 });
    for (let shop = 1; shop <= 10; shop += 1) await ask(render, `${shop}|home`);
    expect((await ask(render, '10|home')).how).toBe('fresh');
    expect((await ask(render, '1|home')).how).toBe('rendered');
  });

  describe('a purge that names tags', () => {
    const using =
      (...tags: string[]) =>
      async (_signal: AbortSignal, used: UsedTags) => {
        for (const tag of tags) used.add(tag);
        return render();
      };
    const see = async (key: string, work = using()) => (await cache.get(key, work)).how;

    test('drops pages that used one of them, and no other page of the merchant', async () => {
      await see('1|apple', using('goods:1', 'shelf:11'));
      await see('1|pear', using('goods:2', 'shelf:11'));
      await see('2|apple', using('goods:1'));
      cache.drop({ mid: '1', tags: ['goods:1', 'group:7'] });
      expect([await see('1|apple'), await see('1|pear'), await see('2|apple')]).toEqual(['rendered', 'fresh', 'fresh']);
    });

    test('drops what nobody knows the uses of', async () => {
      await see('1|apple', using(UNKNOWN));
      cache.drop({ mid: '1', tags: ['goods:2'] });
      expect(await see('1|apple')).toBe('rendered');
    });

    test('drops a page that is old and being renewed', async () => {
      await see('1|apple', using('goods:1'));
      now += 6_000;
      const gate = Promise.withResolvers<void>();
      const renewing = async () => gate.promise.then(render);
      expect(await see('1|apple', renewing)).toBe('stale');
      cache.drop({ mid: '1', tags: ['goods:1'] });
      expect(await see('1|apple')).toBe('rendered');
      gate.resolve();
    });

    test('finds nothing of pages that had to go for others, be it while they were renewed', async () => {
      cache = new PageCache({ clock: () => now, maxBytes: 5_000 });
      for (let nth = 0; nth < 100; nth += 1) {
        await see(`1|${nth}`, using(`goods:${nth}`));
        now += 6_000;
        await see(`1|${nth}`, using(`goods:${nth}`));
      }
      await settled();
      const { keys, tags } = cache.indexed;
      expect(keys).toBeLessThan(10);
      expect(tags).toBe(keys + 1);
    });

    test('finds nothing of an old page whose last reader hung up while it was renewed', async () => {
      await see('1|pear', using('goods:2'));
      await see('1|apple', using('goods:1'));
      now += 11 * MINUTE;
      const gate = Promise.withResolvers<void>();
      const waiting = cache.get(
        '1|apple',
        () => gate.promise.then(broken),
        (left) => setTimeout(left, 1),
      );
      setTimeout(gate.resolve, 10);
      await waiting.catch(() => undefined);
      expect(cache.indexed).toEqual({ keys: 1, tags: 2 });
    });

    /** What is read before and after the purge that comes in between. */
    const meanwhile = async (before: readonly string[], purged: readonly string[], after: readonly string[]) => {
      const gate = Promise.withResolvers<void>();
      const waiting = see('1|apple', async (_signal, used) => {
        for (const tag of before) used.add(tag);
        await gate.promise;
        for (const tag of after) used.add(tag);
        return render();
      });
      cache.drop({ mid: '1', tags: purged });
      gate.resolve();
      expect(await waiting).toBe('rendered');
      return see('1|apple');
    };

    test('lets nobody who asks after it wait for a page that had read what has changed', async () => {
      const gate = Promise.withResolvers<void>();
      const early = cache.get('1|apple', async (_signal, used) => {
        used.add('goods:1');
        await gate.promise;
        return render();
      });
      cache.drop({ mid: '1', tags: ['goods:1'] });
      expect(await ask(render, '1|apple')).toEqual({ how: 'rendered', html: '<p>1</p>' });
      gate.resolve();
      await early;
      expect(await ask(render, '1|apple')).toEqual({ how: 'fresh', html: '<p>1</p>' });
    });

    test.each([
      { what: 'which it had read', before: ['goods:1'], purged: ['goods:1'], after: [], next: 'rendered' },
      { what: 'which it was reading', before: [], purged: ['goods:1'], after: ['goods:1'], next: 'rendered' },
      { what: 'which it does not use', before: ['goods:2'], purged: ['goods:1'], after: ['goods:3'], next: 'fresh' },
    ])('while a page is made, of something $what: the next reader gets it $next', async ({ before, purged, after, next }) => {
      expect(await meanwhile(before, purged, after)).toBe(next);
    });
  });

  describe('a render', () => {
    /** A reader who can hang up. */
    const aReader = () => {
      const leaving: (() => void)[] = [];
      const leave = () => {
        for (const left of leaving.splice(0)) left();
      };
      return { onGone: (left: () => void) => leaving.push(left), leave };
    };
    const aRender = () => {
      const gate = Promise.withResolvers<void>();
      let signal: AbortSignal | undefined;
      const work = async (given: AbortSignal) => {
        signal = given;
        await gate.promise;
        given.throwIfAborted();
        return render();
      };
      return { work, isCancelled: () => signal?.aborted, end: () => gate.resolve() };
    };

    test('is cancelled when the last who waits for it has hung up, and who comes then gets one of its own', async () => {
      const [first, second] = [aReader(), aReader()];
      const abandoned = aRender();
      const waiting = [first, second].map(({ onGone }) => cache.get('1|home', abandoned.work, onGone).catch((error: Error) => error.name));
      first.leave();
      expect(abandoned.isCancelled()).toBe(false);
      second.leave();
      expect(abandoned.isCancelled()).toBe(true);
      const next = ask();
      abandoned.end();
      expect(await Promise.all(waiting)).toEqual(['NobodyWaits', 'NobodyWaits']);
      expect(await next).toEqual({ how: 'rendered', html: '<p>1</p>' });
    });

    test('behind an old copy goes on, whoever hangs up', async () => {
      await ask();
      now += 6_000;
      const reader = aReader();
      const behind = aRender();
      expect((await cache.get('1|home', behind.work, reader.onGone)).how).toBe('stale');
      reader.leave();
      expect(behind.isCancelled()).toBe(false);
      behind.end();
      await settled();
      expect(await ask()).toEqual({ how: 'fresh', html: '<p>2</p>' });
    });

    test('that is done is not touched by who hangs up later', async () => {
      const reader = aReader();
      await cache.get('1|home', render, reader.onGone);
      reader.leave();
      expect((await ask()).how).toBe('fresh');
    });
  });

  test('a compressed form is made once and says the same', async () => {
    const { page } = await cache.get('1|home', render);
    expect(await page.body('gzip')).toBe(await page.body('gzip'));
    expect(gunzipSync(await page.body('gzip')).toString()).toBe('<p>1</p>');
  });
});

describe('which form a reader takes (spec 7)', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['deflate', 'identity'],
  ])('%s → %s', (accepts, encoding) => {
    expect(chooseEncoding(accepts)).toBe(encoding);
  });
});
