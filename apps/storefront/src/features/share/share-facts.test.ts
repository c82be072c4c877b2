import { describe, expect, test } from 'vitest';
import type { PageAddress } from '#navigation/address';
import { aShop } from '../../../test/a-shop.ts';
import { isMessenger, linkOf, pictureUrl, posterOf, sharedProduct, signedUrlOf, subjectOf } from './share-facts.ts';

const home: PageAddress = { name: 'index', query: { cid: '12' } };
const item: PageAddress = { name: 'goodDetail', query: { id: '7', utm: 'x' } };
const micro: PageAddress = { name: 'micropage', query: { id: '5' } };
const orders: PageAddress = { name: 'orderList', query: {} };

const nobody = { origin: 'https://shop.example', firstUrl: null, resellerId: null, guiderId: null };
const otherShop = { ...aShop, cid: '12', isDefaultShop: false };
const mall = { ...aShop, base: '/cp' } as const;

describe('the link of a shared page (spec 2.3, 3)', () => {
  test.each([
    ['home', home, aShop, {}, 'https://shop.example/shop/'],
    ['an item, without what the page does not depend on', item, aShop, {}, 'https://shop.example/shop/item/7.html'],
    ['another shop names itself', item, otherShop, {}, 'https://shop.example/shop/item/7.html?cid=12'],
    ['mobile-mall names merchant and shop', item, mall, {}, 'https://shop.example/cp/goodDetail?id=7&mid=1&cid=11'],
    [
      'reseller and guider are carried',
      item,
      aShop,
      { resellerId: '9', guiderId: '31' },
      'https://shop.example/shop/item/7.html?resellerId=9&guiderId=31',
    ],
    ['a host of many merchants is told which', home, aShop, { firstUrl: '/shop/?mid=1&a=b' }, 'https://shop.example/shop/?mid=1'],
    ['a micro page', micro, aShop, {}, 'https://shop.example/shop/micropage.html?id=5'],
    ['a page of one’s own is shared as its shop', orders, aShop, {}, 'https://shop.example/shop/'],
  ])('%s', (_what, address, shop, more, link) => expect(linkOf(address, shop, { ...nobody, ...more })).toBe(link));
});

test('a link’s secret is in no link that is shared (rules 13)', () => {
  const secret: PageAddress = { name: 'goodDetail', query: { id: '7', privilege: '9', pt: 'secret' } };
  expect(linkOf(secret, aShop, { ...nobody, firstUrl: '/shop/item/7.html?privilege=9&pt=secret' })).toBe(
    'https://shop.example/shop/item/7.html',
  );
});

test('home, micro pages, goods and activities have words of their own; other pages those of their shop (spec 2.1, 7.2)', () => {
  expect(subjectOf(item)).toEqual({ type: 2, id: '7' });
  expect(subjectOf(home)).toEqual({ type: 1, id: null });
  expect(subjectOf(micro)).toEqual({ type: 1, id: '5' });
  expect(subjectOf(orders)).toBeNull();
  expect(subjectOf({ name: 'NyNjActivityDetail', query: { id: '9', type: '402' } })).toEqual({ type: 3, id: '9' });
  expect(subjectOf({ name: 'activeGoodsList', query: { activityId: '9' } })).toEqual({ type: 3, id: '9' });
  // Of all that run.
  expect(subjectOf({ name: 'limitTimeDiscountActivityList', query: {} })).toBeNull();
});

test('the hosts of shared pictures take turns (spec 9)', () => {
  const hosts = ['https://1.example', 'https://2.example', 'https://3.example'];
  const used = [1, 2, 3, 4].map((turn) => pictureUrl('1/a.jpg', hosts, 'https://shop.example', turn));
  expect(used).toEqual(['2', '3', '1', '2'].map((n) => `https://${n}.example/img/1/a.jpg?w=360`));
  expect(pictureUrl('1/a.jpg', [], 'https://shop.example', 5)).toBe('https://shop.example/img/1/a.jpg?w=360');
});

describe('the address that is signed (spec 2.1, 7.2)', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.54';
  const android = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.54';
  const now = 'https://shop.example/shop/item/7.html#reviews';
  const sign = (name: string, firstUrl: string | null) => signedUrlOf(name, now, 'https://shop.example', firstUrl);

  test('on iOS is the one the visit began with', () => expect(sign(iPhone, '/shop/?cid=12')).toBe('https://shop.example/shop/?cid=12'));
  test('elsewhere is the present one', () => expect(sign(android, '/shop/?cid=12')).toBe('https://shop.example/shop/item/7.html'));
  test('is the present one where nothing else is known', () => expect(sign(iPhone, null)).toBe('https://shop.example/shop/item/7.html'));
  // The messenger compares it letter by letter with what it has opened: a part left out makes the signature a wrong one.
  test('is the whole of it, whatever a link has brought', () =>
    expect(sign(iPhone, '/shop/item/7.html?privilege=9&pt=secret')).toBe('https://shop.example/shop/item/7.html?privilege=9&pt=secret'));
  test('is asked for in the messenger', () => expect([isMessenger(iPhone), isMessenger('Safari')]).toEqual([true, false]));
});

test('posters are drawn of home, micro pages and goods, for the shop, base and language they are seen in (spec 3)', () => {
  expect(posterOf(home, aShop, null)).toBe('/poster/home.png?lang=zh-CN');
  expect(posterOf(item, { ...otherShop, base: '/cp', lang: 'en' }, '1')).toBe('/poster/item/7.png?base=%2Fcp&cid=12&mid=1&lang=en');
  expect(posterOf(micro, aShop, null)).toBe('/poster/page/5.png?lang=zh-CN');
  expect(posterOf(orders, aShop, null)).toBeNull();
});

describe('shared goods have all fields of the share info (spec 3, finding P20)', () => {
  const sku = (id: string, value: string, priceFen: number) => ({
    id,
    specs: [{ name: '规格', value }],
    picture: null,
    priceFen,
    listPriceFen: null,
    stock: 9,
  });
  const skus = [sku('1', '500g×2 盒', 9_900), sku('2', '500g', 5_990)];

  test('name, the cheapest SKU’s specs, its price and its reference price', () => {
    expect(sharedProduct({ title: '红颜草莓', priceFen: 5_990, listPriceFen: 7_900, skus })).toEqual({
      name: '红颜草莓',
      productSpecs: '500g',
      salePrice: '¥59.90',
      realPrice: '¥79.00',
    });
  });

  test('without a reference price both are the same', () => {
    expect(sharedProduct({ title: '红颜草莓', priceFen: 5_990, listPriceFen: null, skus })).toMatchObject({ realPrice: '¥59.90' });
  });
});
