import { describe, expect, test } from 'vitest';
import type { HostPage } from './host-page.ts';
import { jumps, jumpTableWith } from './jump-table.ts';

type Mode = HostPage['mode'];

const allowed = { origin: 'https://shop.example', linkHosts: ['omo.partner.example'] };
const jumpTable = jumpTableWith((address, { linkHosts }) =>
  linkHosts.some((host) => address.startsWith(`https://${host}/`)) ? { href: address } : null,
);
const jump = (name: string, query: Readonly<Record<string, unknown>> = {}) => jumpTable(name, query, allowed);

describe('the mini-program’s jump table (spec 2.4)', () => {
  test.each<[string, Mode, string]>([
    ['goodDetail', 'navigateTo', '/classifyPage/productDetail/index?id=12&from=a%20%26%20b'],
    ['limitTimeGoodDetail', 'navigateTo', '/classifyPage/productDetail/index?id=12&from=a%20%26%20b'],
    ['limitTimeDiscountGoodDetail', 'navigateTo', '/classifyPage/productDetail/index?id=12&from=a%20%26%20b'],
    ['goodAppraisalList', 'navigateTo', '/pages/evaluation/index?id=12&from=a%20%26%20b'],
    ['index', 'reLaunch', '/pages/home/index?id=12&from=a%20%26%20b'],
    ['shopping', 'reLaunch', '/pages/cart/index?id=12&from=a%20%26%20b'],
    ['goodClass', 'reLaunch', '/pages/category/index?id=12&from=a%20%26%20b'],
    ['orderConfirm', 'navigateTo', '/pages/orderConfirm/index?id=12&from=a%20%26%20b'],
    ['NyNjActivityDetail', 'navigateTo', '/cart/productActivity/index?id=12&from=a%20%26%20b&type=nYuan'],
    ['activeGoodsList', 'navigateTo', '/cart/productActivity/index?id=12&from=a%20%26%20b&type=mJian'],
    ['discountPackageActivityDetail', 'navigateTo', '/pages/packageDetail/index?id=12&from=a%20%26%20b'],
    ['manyPeopleTeamGoodDetail', 'navigateTo', '/pages/groupBuyDetail/index?id=12&from=a%20%26%20b'],
    ['classGoodList', 'navigateTo', '/pages/categoryList/index?id=12&from=a%20%26%20b'],
    ['wxPay', 'redirectTo', '/pages/pay/index?id=12&from=a%20%26%20b'],
    ['orderNewAddress', 'navigateTo', '/pack1/addAddress/index?id=12&from=a%20%26%20b'],
    ['wxAddress', 'navigateTo', '/pages/address/index?id=12&from=a%20%26%20b'],
    ['personalData', 'navigateTo', '/pages/myInfo/index?id=12'],
    ['miniLoginPage', 'navigateTo', '/pack1/authorizedMiddle/index?id=12&from=a%20%26%20b'],
    ['authorizedMiddle1', 'redirectTo', '/pages/authorizedMiddle/index'],
    ['authorizedMiddle2', 'redirectTo', '/pack1/authorizedMiddle/index'],
    ['miniOtherPay', 'redirectTo', '/pages/otherPay/index?id=12'],
    ['goodSearch', 'navigateTo', '/pages/search/index?id=12&from=a%20%26%20b'],
    ['orderDetailed', 'redirectTo', '/pages/orderDetail/index?id=12'],
    ['myTeamStatusDetail', 'redirectTo', '/pages/inviteGroup/index?processFlag=hide&orderId=12&id=12'],
    ['useCoupon', 'navigateTo', '/pages/couponShopList/index?id=12&from=a%20%26%20b'],
    ['couponExchange', 'navigateTo', '/pages/publicLink/index?linkUrl=https%3A%2F%2Fshop.example%2Fcp%2FcouponExchange'],
    ['myOrder', 'navigateTo', '/pack1/myOrder/index?id=12&from=a%20%26%20b'],
    ['wholesaleCenter', 'navigateTo', '/pages/wholesaleHome/index?id=12&from=a%20%26%20b'],
  ])('%s: %s %s', (name, mode, url) => {
    expect(jump(name, { id: '12', from: 'a & b' })).toEqual({ mode, url });
  });

  test('orderDetailed takes id and isShowGift', () => {
    expect(jump('orderDetailed', { id: '12', isShowGift: 1, more: 'x' })?.url).toBe('/pages/orderDetail/index?id=12&isShowGift=1');
  });

  test('myTeamStatusDetail takes the id twice, activeId and type', () => {
    const { url } = jump('myTeamStatusDetail', { id: '12', activeId: '5', type: 507, orderId: '99', more: 'x' }) ?? {};
    expect(url).toBe('/pages/inviteGroup/index?processFlag=hide&orderId=12&id=12&activeId=5&type=507');
  });

  test('miniWebview takes url, image and title, when the merchant allows the url', () => {
    const query = { url: 'https://omo.partner.example/?a=1', image: '/img/a.jpg', title: '直播', more: 'x' };
    expect(jump('miniWebview', query)).toEqual({
      mode: 'navigateTo',
      url: '/pages/webview/index?url=https%3A%2F%2Fomo.partner.example%2F%3Fa%3D1&image=%2Fimg%2Fa.jpg&title=%E7%9B%B4%E6%92%AD',
    });
    expect(jump('miniWebview', { ...query, url: 'https://elsewhere.example/' })).toBeNull();
    expect(jump('miniWebview', {})).toBeNull();
  });

  test('empty parameters are dropped, arrays are key[]=value', () => {
    expect(jump('goodSearch', { word: '', page: null, tag: ['a', 'b'] })?.url).toBe('/pages/search/index?tag[]=a&tag[]=b');
  });

  test('there are 29, and nothing else has one', () => {
    expect(Object.keys(jumps)).toHaveLength(29);
    expect(jump('micropage', { id: '7' })).toBeNull();
  });
});
