import { afterEach, describe, expect, test, vi } from 'vitest';
import { matchPath, readAddress } from './address.ts';

describe('page addresses (spec 2.2)', () => {
  test.each([
    ['/', 'index'],
    ['/index', 'index'],
    ['/home', 'index'],
    ['/index.html', 'index'],
    ['/home.html', 'index'],
    ['/goodDetail', 'goodDetail'],
    ['/classGoodList', 'classGoodList'],
    ['/classGoodList.html', 'classGoodList'],
    ['/classGoodList/', 'classGoodList'],
    ['/instLoadPage', 'instLoadPage'],
    ['/instLoadPage.html', 'instLoadPage'],
    ['/inaccessibleStore', 'inaccessibleStore'],
    ['/notFond.html', 'notFond'],
  ])('%s shows %s in both bases', (path, name) => {
    expect(matchPath(path)).toEqual({ name, query: {} });
  });

  test.each(['/item/12.html', '/item/12'])('%s carries the id of its goods', (path) => {
    expect(matchPath(path)).toEqual({ name: 'goodDetail', query: { id: '12' } });
  });

  test.each(['/shopping2', '/item/', '/item/abc.html', '/item/0.html', '/item/12/3.html', '/Index'])('%s is nobody’s address', (path) => {
    expect(matchPath(path)).toBeNull();
  });

  test('the id may stand in the query instead of the path', () => {
    expect(readAddress('/goodDetail', '?id=12&cid=5')).toEqual({ name: 'goodDetail', query: { id: '12', cid: '5' } });
  });

  test('the path goes before the query', () => {
    expect(readAddress('/item/12.html', '?id=13').query.id).toBe('12');
  });

  test.each(['', '?id=', '?id=1%20or%201', '?id=-3'])('goods without a usable id (%s) are not found', (search) => {
    expect(readAddress('/goodDetail', search).name).toBe('notFond');
  });

  test('a list with an unusable id lists all goods', () => {
    expect(readAddress('/classGoodList', '?id=x')).toEqual({ name: 'classGoodList', query: {} });
  });
});

describe('the page of components (spec 2.2)', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test.each([
    [true, 'kit'],
    [false, 'notFond'],
  ])('with a development server %s its address shows %s', async (isDevelopment, name) => {
    vi.stubEnv('DEV', isDevelopment);
    vi.resetModules();
    const anew = await import('./address.ts');
    expect(anew.readAddress('/kit', '').name).toBe(name);
  });
});
