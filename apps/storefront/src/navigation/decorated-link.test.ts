import type { Link } from '@qianpu/contract/types';
import { describe, expect, test } from 'vitest';
import { inH5, inMini, inMobileMall } from '../../test/a-standing.ts';
import { hrefOfLink, targetOfLink } from './decorated-link.ts';

const systemPage = (name: Extract<Link, { pageType: 'systemPage' }>['data']['name']): Link => ({ pageType: 'systemPage', data: { name } });
const campaign = (data: Extract<Link, { pageType: 'marketCampaign' }>['data']): Link => ({ pageType: 'marketCampaign', data });
const customLink = (address: string): Link => ({ pageType: 'customLink', data: { customLink: address } });

const route = (path: string) => ({ kind: 'route', path });
const outside = (url: string) => ({ kind: 'outside', url });
const unsupported = { kind: 'refused', why: 'unsupported' };
const foreign = { kind: 'refused', why: 'foreignLink' };

describe('decorated links by pageType (spec 2.3)', () => {
  test.each<[string, Link, string]>([
    ['microPage', { pageType: 'microPage', data: { id: '7' } }, '/micropage.html?id=7'],
    ['microPageClassify', { pageType: 'microPageClassify', data: { id: '7' } }, '/micropageClass.html?id=7'],
    ['goodsGroup', { pageType: 'goodsGroup', data: { id: '7' } }, '/classGoodList.html?id=7'],
    ['goods', { pageType: 'goods', data: { id: '12' } }, '/item/12.html'],
    ['index', systemPage('index'), '/'],
    ['userCenter', systemPage('userCenter'), '/userCenter.html'],
    ['shoppingCart', systemPage('shoppingCart'), '/cart.html'],
    ['invitationGift', systemPage('invitationGift'), '/inviteGiftDetail.html'],
    ['signInGift', systemPage('signInGift'), '/signIn.html'],
    ['memberSaving', systemPage('memberSaving'), '/memberSaving.html'],
    ['giftCard', systemPage('giftCard'), '/giftCard.html'],
    ['goodsCategory', systemPage('goodsCategory'), '/category.html'],
    ['allGoods', systemPage('allGoods'), '/classGoodList.html'],
    ['allClassify', systemPage('allClassify'), '/category.html'],
    ['wholesaleCenter', systemPage('wholesaleCenter'), '/pf/home.html'],
    ['401', campaign({ activityType: 401, activityId: '5' }), '/limitTimeDiscountActivityList.html?id=5'],
    ['402', campaign({ activityType: 402, activityId: '5' }), '/NyNjActivityDetail.html?id=5&type=402'],
    ['403', campaign({ activityType: 403, activityId: '5' }), '/activeGoodsList.html?id=5&type=403'],
    ['405', campaign({ activityType: 405, couponId: '6' }), '/getCoupon.html?id=6'],
    ['406', campaign({ activityType: 406, couponId: '6' }), '/getCoupon.html?id=6'],
    ['407', campaign({ activityType: 407, activityId: '5' }), '/discountPackageActivityDetail.html?id=5&type=407'],
    ['506', campaign({ activityType: 506 }), '/limitTimeActivityList.html'],
    ['507', campaign({ activityType: 507, activityId: '5' }), '/manyPeopleTeamActivityList.html?id=5'],
  ])('%s leads to its page, and the markup says so', (_, link, path) => {
    expect(targetOfLink(link, inH5())).toEqual(route(path));
    expect(hrefOfLink(link, inH5())).toBe(`/shop${path}`);
  });

  test.each([
    [402, 'nYuan'],
    [403, 'mJian'],
  ] as const)('in the mini-program %i is %s', (activityType, type) => {
    const place = targetOfLink(campaign({ activityType, activityId: '5' }), inMini());
    expect(place).toMatchObject({ page: { mode: 'navigateTo', url: `/cart/productActivity/index?id=5&type=${type}` } });
  });

  test('myOrder asks for a login first, which leads on to the orders', () => {
    expect(targetOfLink(systemPage('myOrder'), inH5())).toEqual({ kind: 'login', path: '/orderList.html' });
    expect(targetOfLink(systemPage('myOrder'), inH5({ isMember: true }))).toEqual(route('/orderList.html'));
    expect(hrefOfLink(systemPage('myOrder'), inH5())).toBe('/shop/orderList.html');
  });
});

describe('customLink (spec 2.3)', () => {
  test.each([
    ['a host the merchant allows', 'https://omo.partner.example/sale?from=shop#top', 'https://omo.partner.example/sale?from=shop#top'],
    ['whatever its case', 'HTTPS://OMO.Partner.Example', 'https://omo.partner.example/'],
    ['as the browser has read it', 'https:\\\\omo.partner.example\\sale', 'https://omo.partner.example/sale'],
  ])('%s is followed', (_, address, url) => {
    expect(targetOfLink(customLink(address), inH5())).toEqual(outside(url));
    expect(hrefOfLink(customLink(address), inH5())).toBe(url);
  });

  test('our own host is followed when it is one of omo', () => {
    const own = customLink('https://omo.shop.example/help');
    expect(targetOfLink(own, inH5({ origin: 'https://omo.shop.example' }))).toEqual(outside('https://omo.shop.example/help'));
    expect(targetOfLink(customLink('https://shop.example/help'), inH5())).toEqual(foreign);
  });

  test.each([
    ['a host with omo that the merchant does not allow', 'https://omo.evil.example/'],
    ['a host the merchant allows, without omo', 'https://partner.example/'],
    ['a host the merchant allows, with a name and a password', 'https://shopper:secret@omo.partner.example/'],
    ['an address that is none', 'omo.partner.example'],
  ])('%s leads nowhere', (_, address) => {
    const at = inH5({ linkHosts: ['omo.partner.example', 'partner.example'] });
    expect(targetOfLink(customLink(address), at)).toEqual(foreign);
    expect(hrefOfLink(customLink(address), at)).toBeUndefined();
  });
});

describe('centres of resellers and group leaders (spec 4, 5)', () => {
  const commission = systemPage('commissionCenter');
  const leaders = systemPage('groupLeaderCenter');

  test.each(['h5', 'pc'] as const)('are not offered in %s, whoever asks', (env) => {
    for (const link of [commission, leaders]) {
      expect(targetOfLink(link, inH5({ env }))).toEqual(unsupported);
      expect(targetOfLink(link, inH5({ env, isMember: true }))).toEqual(unsupported);
    }
  });

  test.each([
    ['mobile-mall', inMobileMall],
    ['mini', inMini],
  ])('in %s they are not built yet, and nobody logs in for them', (_, stand) => {
    for (const link of [commission, leaders]) {
      for (const isMember of [false, true])
        expect(targetOfLink(link, stand({ isMember }))).toEqual(route(link === commission ? '/cr/mine' : '/cc/mine'));
    }
  });

  test('the markup names the centre itself', () => {
    expect(hrefOfLink(commission, inMobileMall())).toBe('/cr/mine');
  });
});
