import { describe, expect, test } from 'vitest';
import type { Visit } from './visits.ts';
import { visitOf, withVisit } from './visits.ts';

const visit = (path: string, search = '', key = path) => visitOf({ path, search, key });
const keysAfter = (...visits: readonly Visit[]) => visits.reduce<readonly Visit[]>(withVisit, []).map(({ key }) => key);

describe('kept-alive pages (spec 2.1)', () => {
  test('home is kept behind an item, which is dropped when it is left', () => {
    const home = visit('/');
    const item = visit('/item/1.html');
    expect(keysAfter(home, item)).toEqual([home.key, item.key]);
    expect(keysAfter(home, item, home)).toEqual([home.key]);
  });

  test('every spelling of home is the same page', () => {
    expect(visit('/home.html').key).toBe(visit('/').key);
  });

  test('each goods list is kept on its own', () => {
    expect(visit('/classGoodList', '?id=1').key).not.toBe(visit('/classGoodList', '?id=2').key);
    expect(visit('/classGoodList', '?id=1&cid=3').key).toBe(visit('/classGoodList.html', '?id=1').key);
  });

  test('the same item at two places of the history is two pages', () => {
    expect(visit('/item/1.html', '', 'a').key).not.toBe(visit('/item/1.html', '', 'b').key);
  });

  test('showing a kept page again changes nothing on the stage', () => {
    const stage = withVisit(withVisit([], visit('/')), visit('/classGoodList'));
    expect(withVisit(stage, visit('/'))).toBe(stage);
  });

  test('a page of which there is one hears what it is asked for now', () => {
    const stage = withVisit(withVisit([], visit('/category.html', '?id=1')), visit('/'));
    const again = withVisit(stage, visit('/category.html', '?id=2'));
    expect(again.map(({ address }) => address)).toEqual([
      { name: 'goodClass', query: { id: '2' } },
      { name: 'index', query: {} },
    ]);
  });

  test('no more than five are kept', () => {
    const lists = Array.from({ length: 9 }, (_, index) => visit('/classGoodList', `?id=${index + 1}`));
    expect(keysAfter(...lists)).toEqual(lists.slice(-5).map(({ key }) => key));
  });
});
