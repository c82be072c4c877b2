import { describe, expect, test } from 'vitest';
import { inH5, inMini } from '../../test/a-standing.ts';
import type { LinkQuery, TargetName } from './resolve.ts';
import { resolve } from './resolve.ts';

type Mode = 'navigateTo' | 'reLaunch' | 'redirectTo';

describe('ways in the mini-program (spec 2.4)', () => {
  test.each<[TargetName, LinkQuery, Mode, string, string]>([
    ['pay', { id: '3' }, 'redirectTo', '/pages/pay/index?id=3', '/pay.html?id=3&env=mini'],
    ['addressList', {}, 'navigateTo', '/pages/address/index', '/addressList.html?env=mini'],
    ['addressModify', {}, 'navigateTo', '/pack1/addAddress/index', '/addressModify.html?env=mini'],
    [
      'login',
      { returnUrl: '/shop/' },
      'navigateTo',
      '/pack1/authorizedMiddle/index?returnUrl=%2Fshop%2F',
      '/login.html?returnUrl=%2Fshop%2F&env=mini',
    ],
    ['friendPay', { id: '3' }, 'redirectTo', '/pages/otherPay/index?id=3', '/friendPay.html?id=3&env=mini'],
    ['orderDetail', { id: '3' }, 'redirectTo', '/pages/orderDetail/index?id=3', '/orderDetail.html?id=3&env=mini'],
    ['shareGroup', { id: '3' }, 'redirectTo', '/pages/inviteGroup/index?processFlag=hide&orderId=3&id=3', '/shareGroup.html?id=3&env=mini'],
    ['orderList', {}, 'navigateTo', '/pack1/myOrder/index', '/orderList.html?env=mini'],
    ['goodDetail', { id: '12' }, 'navigateTo', '/classifyPage/productDetail/index?id=12', '/item/12.html?env=mini'],
  ])('%s is a page of the host, and ours where nobody opens it', (name, query, mode, url, path) => {
    expect(resolve(name, query, inMini())).toEqual({ kind: 'host', page: { mode, url }, path });
  });

  test('take the reseller along, to pages that take what they are given', () => {
    const at = inMini({ resellerId: '9' });
    expect(resolve('goodDetail', { id: '12' }, at)).toMatchObject({
      page: { url: '/classifyPage/productDetail/index?id=12&resellerId=9' },
    });
    expect(resolve('personalData', { id: '12' }, at)).toMatchObject({ page: { url: '/pages/myInfo/index?id=12' } });
  });

  test.each<[TargetName, LinkQuery, string]>([
    ['addressModify', { id: '8' }, '/addressModify.html?id=8&env=mini'],
    ['micropage', { id: '7' }, '/micropage.html?id=7&env=mini'],
    ['payResult', { id: '3' }, '/payResult.html?id=3&env=mini'],
  ])('%s %o stays a page of ours', (name, query, path) => {
    expect(resolve(name, query, inMini())).toEqual({ kind: 'route', path });
  });

  test.each(['h5', 'pc', 'mobile-mall'] as const)('no other environment jumps: %s', (env) => {
    expect(resolve('goodDetail', { id: '12' }, inH5({ env })).kind).toBe('route');
  });
});
