import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from './page-history.ts';
import { createPageHistory } from './page-history.ts';

beforeEach(() => window.history.replaceState(null, '', '/shop/'));

const start = (path: string) => {
  window.history.replaceState(null, '', path);
  const history = createPageHistory('/shop');
  const seen: Entry[] = [];
  history.listen((entry) => seen.push(entry));
  return { history, seen };
};

describe('the history of pages (spec 2.1)', () => {
  test('paths stand below the base', () => {
    const { history, seen } = start('/shop/cart.html?cid=2');
    expect(history.entry()).toMatchObject({ path: '/cart.html', search: '?cid=2', way: 'start' });
    history.push('/item/1.html?cid=2');
    expect(window.location.pathname).toBe('/shop/item/1.html');
    expect(seen).toMatchObject([{ path: '/item/1.html', search: '?cid=2', way: 'push' }]);
  });

  test('the base alone is home', () => {
    expect(start('/shop').history.entry().path).toBe('/');
  });

  test('an entry keeps its key, and every new one has its own', () => {
    const { history } = start('/shop/');
    const first = history.entry().key;
    history.push('/a');
    const second = history.entry().key;
    history.replace('/b');
    expect(new Set([first, second, history.entry().key]).size).toBe(3);
    // after a reload the browser still has the entry's record
    expect(createPageHistory('/shop').entry().key).toBe(history.entry().key);
  });

  test('an entry that is asked for something else keeps its key', () => {
    const { history, seen } = start('/shop/list.html');
    const { key } = history.entry();
    history.replace('/list.html?filter=poor', key);
    expect(seen).toMatchObject([{ key, search: '?filter=poor', way: 'replace' }]);
  });

  test('depth counts what lies behind: opening adds one, replacing none', () => {
    const { history } = start('/shop/');
    expect(history.depth()).toBe(0);
    history.push('/a');
    history.replace('/b');
    expect(history.depth()).toBe(1);
  });

  test('going back is heard, with the record of that entry', () => {
    const { history, seen } = start('/shop/');
    const { key } = history.entry();
    history.push('/a');
    window.history.replaceState({ key, idx: 0 }, '', '/shop/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(seen.at(-1)).toMatchObject({ key, path: '/', way: 'pop' });
  });

  test('a browser that refuses to open another entry leaves the shopper where he was', () => {
    const { history, seen } = start('/shop/');
    vi.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    expect(() => history.push('/a')).not.toThrow();
    expect(seen).toEqual([]);
    expect(history.entry().path).toBe('/');
  });
});
