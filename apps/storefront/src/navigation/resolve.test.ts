import { describe, expect, test } from 'vitest';
import { inH5, inMini, inMobileMall } from '../../test/a-standing.ts';
import { readAddress } from './address.ts';
import type { LinkShop, NavigationContext } from './navigation-context.ts';
import type { PageName } from './pages.ts';
import { pages } from './pages.ts';
import type { PlannedPage } from './planned-pages.ts';
import { plannedPages } from './planned-pages.ts';
import type { LinkQuery, PageLikeName, TargetName } from './resolve.ts';
import { canonical, hrefOf, resolve } from './resolve.ts';

const first: LinkShop = { base: '/shop', mid: '1001', cid: '101', isDefaultShop: true };
const second: LinkShop = { base: '/shop', mid: '1001', cid: '102', isDefaultShop: false };
const mall: LinkShop = { ...first, base: '/cp' };

const route = (path: string) => ({ kind: 'route', path });
const carriedInMall = 'nowdate=1800000000000&mid=1001&cid=101';

describe('ways between pages (spec 2.3)', () => {
  test.each<[string, TargetName, LinkQuery, NavigationContext, string]>([
    ['index is home, whose path drops its name', 'index', {}, inH5(), '/'],
    ['so it is in mobile-mall', 'index', {}, inMobileMall(), `/?${carriedInMall}`],
    ['h5 writes .html', 'classGoodList', { id: '7' }, inH5(), '/classGoodList.html?id=7'],
    ['h5 writes goods as /item/{id}.html', 'goodDetail', { id: '12' }, inH5(), '/item/12.html'],
    ['whatever their id, it stays one part of the path', 'goodDetail', { id: '../$&/1' }, inH5(), '/item/..%2F%24%26%2F1.html'],
    ['goods of an activity have the page of goods', 'limitTimeGoodDetail', { id: '12' }, inH5(), '/item/12.html'],
    ['goods at a limited discount too', 'limitTimeDiscountGoodDetail', { id: '12' }, inH5(), '/item/12.html'],
    ['goods for a team too', 'manyPeopleTeamGoodDetail', { id: '12' }, inMobileMall(), `/goodDetail?id=12&${carriedInMall}`],
    ['a page of another name in h5', 'goodClass', {}, inH5(), '/category.html'],
    ['the same page in mobile-mall', 'goodClass', {}, inMobileMall(), `/goodClass?${carriedInMall}`],
    ['a page of another path', 'wholesaleCenter', {}, inH5(), '/pf/home.html'],
    ['a page nobody has built', 'signIn', {}, inH5(), '/signIn.html'],
    ['an active reseller is carried along', 'index', {}, inH5({ resellerId: '9' }), '/?resellerId=9'],
    ['also in mobile-mall', 'index', {}, inMobileMall({ resellerId: '9' }), `/?resellerId=9&${carriedInMall}`],
    ['mobile-mall adds nowdate, mid and cid', 'goodDetail', { id: '12' }, inMobileMall(), `/goodDetail?id=12&${carriedInMall}`],
    ['h5 carries the cid of any but the default shop', 'index', {}, inH5({ cid: '102', isDefaultShop: false }), '/?cid=102'],
    ['in h5 the cid of the address wins', 'index', {}, inH5({ urlCid: '103' }), '/?cid=103'],
    ['also over that of another shop', 'index', {}, inH5({ cid: '102', isDefaultShop: false, urlCid: '101' }), '/?cid=101'],
    ['but not the default shop’s own', 'index', {}, inH5({ urlCid: '101' }), '/'],
    ['in mobile-mall the current shop’s stands', 'index', {}, inMobileMall({ urlCid: '103' }), `/?${carriedInMall}`],
    ['a cid that is asked for goes before all others', 'index', { cid: '104' }, inH5({ urlCid: '103' }), '/?cid=104'],
    [
      'and so it does in mobile-mall',
      'goodDetail',
      { id: '12', cid: '104' },
      inMobileMall(),
      '/goodDetail?id=12&cid=104&nowdate=1800000000000&mid=1001',
    ],
    ['at a desk ways are those of h5', 'goodDetail', { id: '12' }, inH5({ env: 'pc' }), '/item/12.html'],
    ['a page of ours in mini stays mini', 'userCenter', {}, inMini(), '/userCenter.html?env=mini'],
    ['also on the mobile-mall’s base', 'userCenter', {}, inMini({ base: '/cp' }), '/userCenter?mid=1001&cid=101&env=mini'],
    ['N yuan for N pieces is type 402 in h5', 'NyNjActivityDetail', { id: '5' }, inH5(), '/NyNjActivityDetail.html?id=5&type=402'],
    ['a full reduction is type 403 in h5', 'activeGoodsList', { id: '5' }, inH5(), '/activeGoodsList.html?id=5&type=403'],
    ['its id is taken from activityId', 'activeGoodsList', { activityId: '6', id: '5' }, inH5(), '/activeGoodsList.html?id=6&type=403'],
    ['no other’s is', 'NyNjActivityDetail', { activityId: '6' }, inH5(), '/NyNjActivityDetail.html?activityId=6&type=402'],
    [
      'a package is type 407 in h5',
      'discountPackageActivityDetail',
      { id: '5' },
      inH5(),
      '/discountPackageActivityDetail.html?id=5&type=407',
    ],
    ['mobile-mall has no types', 'activeGoodsList', { activityId: '6' }, inMobileMall(), `/activeGoodsList?activityId=6&${carriedInMall}`],
    ['empty, undefined and null are dropped', 'classGoodList', { id: '', a: undefined, b: null, c: 0 }, inH5(), '/classGoodList.html?c=0'],
    ['an empty cid is as good as none', 'index', { cid: '' }, inH5({ cid: '102', isDefaultShop: false }), '/?cid=102'],
    ['arrays are key[]=value', 'classGoodList', { tag: ['a', 'b & c'] }, inH5(), '/classGoodList.html?tag[]=a&tag[]=b+%26+c'],
  ])('%s', (_, name, query, at, path) => {
    expect(resolve(name, query, at)).toEqual(route(path));
  });

  test.each([
    [{}, 1],
    [{ delta: 2 }, 2],
    [{ delta: -2 }, 2],
    [{ delta: 'far' }, 1],
  ])('back with %o goes back by %i', (query, delta) => {
    for (const at of [inH5(), inMobileMall(), inMini()]) expect(resolve('back', query, at)).toEqual({ kind: 'back', delta });
  });

  test.each(Object.entries<PlannedPage>(plannedPages))('%s is found where its row says', (name, page) => {
    const pathOf = (shop: LinkShop) => hrefOf(name as PageLikeName, {}, shop).split('?')[0];
    expect(pathOf(first)).toBe(page.h5 ?? `${page.path}.html`);
    expect(pathOf(mall)).toBe(page.path);
  });
});

describe('addresses in the markup (spec 2.3)', () => {
  test('are the same for everyone: no time, no reseller', () => {
    expect(hrefOf('goodDetail', { id: '12' }, inMobileMall({ resellerId: '9' }))).toBe('/goodDetail?id=12&mid=1001&cid=101');
    expect(hrefOf('goodDetail', { id: '12' }, inMini({ urlCid: '103' }))).toBe('/item/12.html');
  });

  test('carry the cid of every shop but the default one', () => {
    expect(hrefOf('index', {}, second)).toBe('/?cid=102');
    expect(hrefOf('index', { cid: '103' }, second)).toBe('/?cid=103');
  });

  test.each((Object.keys(pages) as PageName[]).filter((name) => name !== 'notFond'))('a link to %s is read back as that page', (name) => {
    for (const shop of [first, second, mall]) {
      const [path = '', search = ''] = hrefOf(name, { id: '12' }, shop).split('?');
      expect(readAddress(path, search)).toMatchObject({ name, query: { id: '12' } });
    }
  });
});

describe('the same path in the mini-program (spec 2.4)', () => {
  const back = { kind: 'back', delta: 1 };

  test.each<[string, TargetName, LinkQuery, string]>([
    ['goes back', 'userCenter', {}, '/userCenter.html'],
    ['whatever was carried along', 'userCenter', {}, '/userCenter.html?env=mini&resellerId=9&mid=1001'],
    ['whatever the order of its query', 'micropage', { id: '7', tab: '1' }, '/micropage.html?tab=1&env=mini&id=7'],
    ['also where the host has a page for it', 'goodDetail', { id: '12' }, '/item/12.html?env=mini'],
  ])('%s', (_, name, query, path) => expect(resolve(name, query, inMini({ path }))).toEqual(back));

  test.each<[string, TargetName, LinkQuery, NavigationContext]>([
    ['another id is another page', 'micropage', { id: '8' }, inMini({ path: '/micropage.html?id=7' })],
    ['another shop too', 'userCenter', { cid: '102' }, inMini({ path: '/userCenter.html' })],
    ['outside the mini-program a page may lead to itself', 'userCenter', {}, inH5({ path: '/userCenter.html' })],
  ])('%s', (_, name, query, at) => expect(resolve(name, query, at).kind).toBe('route'));
});

describe('canonical addresses (spec 2.2)', () => {
  test('name what the page depends on, and nothing else', () => {
    expect(canonical('goodDetail', { id: '12', resellerId: '9' }, first)).toBe('/shop/item/12.html');
    expect(canonical('goodDetail', { id: '12', cid: '101' }, mall)).toBe('/cp/goodDetail?id=12');
    expect(canonical('index', {}, second)).toBe('/shop/?cid=102');
    expect(canonical('storeLate', { cid: '103' }, second)).toBe('/shop/storeLate.html?cid=103');
  });

  test('name the merchant where the host is not its own', () => {
    expect(canonical('goodDetail', { id: '12' }, second, '1001')).toBe('/shop/item/12.html?mid=1001&cid=102');
  });
});
