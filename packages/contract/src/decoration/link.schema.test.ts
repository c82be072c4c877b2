import { describe, expect, test } from 'vitest';
import { Link } from './link.schema.ts';

const isLink = (pageType: string, data: unknown) => Link.safeParse({ pageType, data }).success;

const systemPages =
  'index userCenter shoppingCart commissionCenter groupLeaderCenter invitationGift signInGift memberSaving giftCard goodsCategory allGoods allClassify myOrder wholesaleCenter';

describe('links of decorated elements (spec 2.3, 3)', () => {
  test.each(systemPages.split(' '))('system page %s', (name) => expect(isLink('systemPage', { name })).toBe(true));

  test.each(['microPage', 'microPageClassify', 'goodsGroup', 'goods'])('%s is named by its id', (pageType) => {
    expect(isLink(pageType, { id: '7' })).toBe(true);
    expect(isLink(pageType, {})).toBe(false);
    expect(isLink(pageType, { id: '7 or 1' })).toBe(false);
  });

  test.each([402, 403, 407])('campaign %i names its activity', (activityType) => {
    expect(isLink('marketCampaign', { activityType, activityId: '5' })).toBe(true);
    expect(isLink('marketCampaign', { activityType })).toBe(false);
  });

  test.each([401, 506, 507])('campaign %i is a list and may name one', (activityType) => {
    expect(isLink('marketCampaign', { activityType, activityId: '5' })).toBe(true);
    expect(isLink('marketCampaign', { activityType })).toBe(true);
  });

  test.each([405, 406])('campaign %i names its coupon', (activityType) => {
    expect(isLink('marketCampaign', { activityType, couponId: '6' })).toBe(true);
    expect(isLink('marketCampaign', { activityType, activityId: '5' })).toBe(false);
  });

  test('customLink is an address of the web', () => {
    expect(isLink('customLink', { customLink: 'https://omo.partner.example/sale' })).toBe(true);
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '/shop/', 'omo', 'https://omo.partner.example/\ud800']) {
      expect(isLink('customLink', { customLink: address })).toBe(false);
    }
  });

  test.each([
    ['a page type nobody knows', 'liveRoom', { id: '7' }],
    ['a system page nobody knows', 'systemPage', { name: 'admin' }],
    ['an activity nobody knows', 'marketCampaign', { activityType: 404, activityId: '5' }],
    ['more than the link needs', 'goods', { id: '7', customLink: 'https://omo.partner.example/' }],
  ])('%s is refused', (_, pageType, data) => expect(isLink(pageType, data)).toBe(false));
});
