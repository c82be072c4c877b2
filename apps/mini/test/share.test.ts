import { beforeEach, describe, expect, test } from 'vitest';
import { linkTarget } from '../src/shell/link-target.ts';
import { keepMarks } from '../src/shell/marks.ts';
import { shareOf, shareShop } from '../src/shell/share.ts';
import { aWx } from './a-wx.ts';

beforeEach(() => void aWx());

describe('sharing a page of the mini-program (spec 3)', () => {
  test('is the same page with its parameters, as the page in the web-view has told', () => {
    const posted = { title: '龙井', picture: '/img/a', pageUrl: 'https://shop.example/shop/item/7.html?resellerId=9&guiderId=3' };
    expect(shareOf({ posted, address: '' })).toEqual({
      title: '龙井',
      path: '/classifyPage/productDetail/index?id=7&resellerId=9&guiderId=3',
      imageUrl: '/img/a',
    });
  });

  test('who brought the shopper here brings the next one, too', () => {
    keepMarks({ id: '7', posterId: '5', recommenderMemberId: '6', guiderId: '3' });
    const { path } = shareOf({ posted: {}, address: 'https://shop.example/shop/item/7.html?env=mini' });
    expect(path).toBe('/classifyPage/productDetail/index?id=7&posterId=5&recommenderMemberId=6&guiderId=3');
  });

  test.each(['ticket=abc&appId=wx1', 'token=1001-abc'])('a login never travels: %s', (login) => {
    const { path } = shareOf({ posted: {}, address: `https://shop.example/shop/micropage.html?id=3&env=mini&${login}` });
    expect(path).toBe('/pages/webview/index?url=https%3A%2F%2Fshop.example%2Fshop%2Fmicropage.html%3Fid%3D3');
  });

  test('an address beside the mall is shared as the shop', () => {
    expect(shareOf({ posted: {}, address: 'https://elsewhere.example/x' }).path).toBe('/pages/home/index');
    expect(shareShop()).toEqual({ title: '移动商城', path: '/pages/home/index' });
  });

  test('speaks English on an English phone', () => {
    aWx({ language: 'en' });
    expect(shareShop().title).toBe('Mall');
  });
});

describe('pages that are given an address (spec 2.4)', () => {
  test('the mall’s own learn who is there; a login in the address is left behind', () => {
    expect(linkTarget('https://shop.example/shop/micropage.html?token=1001-x&id=3&ticket=y')).toMatchObject({
      webPath: '/shop/micropage.html?id=3',
    });
    expect(linkTarget('/shop/agree.html?env=mini')).toMatchObject({ webPath: '/shop/agree.html' });
  });

  test('another host’s is shown as it is, and only by https', () => {
    expect(linkTarget('https://live.example/room?id=1')).toMatchObject({ webPath: null, address: 'https://live.example/room?id=1' });
    for (const address of ['http://live.example/', 'javascript:alert(1)', '']) expect(linkTarget(address)).toBeNull();
  });

  test('the page that redeems codes is the mall’s own', () =>
    expect(linkTarget('https://shop.example/cp/couponExchange')).toMatchObject({ webPath: '/cp/couponExchange' }));
});
