import { describe, expect, test } from 'vitest';
import { isWebPath, miniUrlOf, parametersOf, webPathOf } from '../src/shell/page-address.ts';

describe('what a page of the mini-program is opened with (spec 2.4)', () => {
  test('is unescaped once, and what it does not take is left behind', () => {
    const options = { id: '12', words: 'x', guiderId: '3', lang: 'en', token: '1001-x', from: 'a%20%2B%20b' };
    expect(parametersOf('classifyPage/productDetail', options)).toEqual({ id: '12', guiderId: '3', lang: 'en' });
    expect(parametersOf('pages/cart', options)).toEqual({ from: 'a + b', guiderId: '3', lang: 'en' });
    expect(parametersOf('pages/search', { words: '100%' })).toEqual({ words: '100%' });
  });
});

describe('the storefront’s page a page of ours shows, and the way back', () => {
  test.each([
    [
      'classifyPage/productDetail',
      { id: '12', guiderId: '3' },
      '/shop/item/12.html?guiderId=3',
      '/classifyPage/productDetail/index?id=12&guiderId=3',
    ],
    ['pages/home', { cid: '102' }, '/shop/?cid=102', '/pages/home/index?cid=102'],
    [
      'pages/search',
      { words: '红 茶' },
      '/shop/search.html?words=%E7%BA%A2%20%E8%8C%B6',
      '/pages/search/index?words=%E7%BA%A2%20%E8%8C%B6',
    ],
    [
      'pages/orderDetail',
      { id: '7', isShowGift: '1' },
      '/shop/orderDetail.html?id=7&isShowGift=1',
      '/pages/orderDetail/index?id=7&isShowGift=1',
    ],
    // one page for both kinds of pool, and each is another page of the storefront (spec 2.3)
    [
      'cart/productActivity',
      { id: '9', type: 'nYuan' },
      '/shop/NyNjActivityDetail.html?id=9&type=402',
      '/cart/productActivity/index?id=9&type=nYuan',
    ],
    [
      'cart/productActivity',
      { id: '9', type: 'mJian' },
      '/shop/activeGoodsList.html?id=9&type=403',
      '/cart/productActivity/index?id=9&type=mJian',
    ],
    ['pages/packageDetail', { id: '9' }, '/shop/discountPackageActivityDetail.html?id=9', '/pages/packageDetail/index?id=9'],
  ] as const)('%s %o', (at, query, webPath, url) => {
    expect(webPathOf(at, query)).toBe(webPath);
    expect(miniUrlOf(webPath)).toBe(url);
  });

  test('env is not a parameter, and a plus of an address bar is a space', () => {
    expect(miniUrlOf('/shop/search.html?words=a+b&env=mini')).toBe('/pages/search/index?words=a%20b');
  });

  test.each(['/shop/micropage.html?id=3', '/shop/addressModify.html?id=8', '/shop/item/.html', '/cp/goodDetail?id=3'])(
    '%s has none',
    (webPath) => {
      expect(miniUrlOf(webPath)).toBeNull();
    },
  );
});

test.each([
  ['/shop/', true],
  ['/cp/goodDetail?id=1', true],
  ['/shop', true],
  ['//shop/', false],
  ['/shopping', false],
  ['https://elsewhere.example/shop/', false],
  ['/shop/\\elsewhere.example', false],
])('%s leads into the storefront: %s', (path, isOurs) => expect(isWebPath(path)).toBe(isOurs));
