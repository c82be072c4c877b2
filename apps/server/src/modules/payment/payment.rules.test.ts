import { describe, expect, test } from 'vitest';
import { checkMoney, isSameWay, isTicketFresh, placeOf, refundFault } from './payment.rules.ts';
import type { Tender } from './payment.types.ts';

const at = new Date('2026-11-15T04:00:00Z');
const said = { mchId: 'm', appId: 'a', state: 'SUCCESS', currency: 'CNY', transactionId: 't', amountFen: 1990, paidAt: at };
const tender = { amountFen: 1990, appRef: 'main', appId: 'a', way: 'WECHAT_H5' } as const;
const account = { provider: 'WECHAT_PAY' as const, mchId: 'm', appRef: 'main' };

describe('money settles a tender only when all of it is as we asked', () => {
  test.each([
    [{}, { transactionId: 't', amountFen: 1990, paidAt: at }],
    [{ state: 'REFUND' }, { transactionId: 't', amountFen: 1990, paidAt: at }],
    [{ amountFen: 1991 }, 'amount'],
    [{ amountFen: 1989 }, 'amount'],
    [{ amountFen: undefined }, 'amount'],
    [{ currency: 'USD' }, 'amount'],
    [{ mchId: 'x' }, 'merchant'],
    [{ appId: 'x' }, 'app'],
    [{ state: 'NOTPAY' }, 'state'],
    [{ transactionId: undefined }, 'state'],
    [{ paidAt: undefined }, 'state'],
  ])('%o: %o', (changed, verdict) => {
    expect(checkMoney({ ...said, ...changed }, tender, account)).toEqual(verdict);
  });

  test('and was made in the app it was opened in, whatever other apps the merchant has', () => {
    expect(checkMoney(said, { ...tender, way: 'WECHAT_MINI', appId: 'mini' }, account)).toBe('app');
    expect(checkMoney({ ...said, appId: 'mini' }, { ...tender, way: 'WECHAT_MINI', appId: 'mini' }, account)).toMatchObject({
      amountFen: 1990,
    });
  });

  test('and came by the account it was opened with', () => {
    expect(checkMoney(said, { ...tender, appRef: 'second' }, account)).toBe('channel');
  });
});

describe('what is said of a refund is believed only when it is the one we asked for', () => {
  const refund = { outTradeNo: 'T1', amountFen: 100 };
  test.each([
    [{}, undefined],
    [{ currency: 'CNY' }, undefined],
    [{ currency: 'USD' }, 'amount'],
    [{ amountFen: 99 }, 'amount'],
    [{ outTradeNo: 'T2' }, 'channel'],
  ])('%o: %o', (changed, verdict) => {
    expect(refundFault({ ...refund, currency: undefined, ...changed }, refund)).toBe(verdict);
  });
});

test.each([
  ['redirect', 3, true],
  ['redirect', 4, false],
  ['qr', 99, true],
  ['qr', 100, false],
] as const)('a %s of %i minutes ago can be used: %s', (kind, minutes, isFresh) => {
  const madeAt = at.getTime() - minutes * 60_000;
  const ticket = kind === 'redirect' ? { kind, url: 'https://pay.test', madeAt } : { kind, codeUrl: 'weixin://', madeAt };
  expect(isTicketFresh(ticket, at)).toBe(isFresh);
});

describe('where a session pays (rules 7.1)', () => {
  const inOfficial = { payer: { channel: 2, appId: 'official', openId: 'o' }, isMini: false } as const;
  const inMini = { payer: { channel: 1, appId: 'mini', openId: 'm' }, isMini: true } as const;
  const outside = { payer: undefined, isMini: false };
  const unknownInMini = { payer: undefined, isMini: true };
  const own = { appId: 'own', openId: null };

  test.each([
    ['outside the messenger', outside, { WECHAT_H5: own, WECHAT_NATIVE: own, WECHAT_JSAPI: undefined, WECHAT_MINI: undefined }],
    [
      'in the official account',
      inOfficial,
      { WECHAT_H5: undefined, WECHAT_NATIVE: own, WECHAT_JSAPI: { appId: 'official', openId: 'o' }, WECHAT_MINI: undefined },
    ],
    [
      'in the mini-program',
      inMini,
      { WECHAT_H5: undefined, WECHAT_NATIVE: own, WECHAT_JSAPI: undefined, WECHAT_MINI: { appId: 'mini', openId: 'm' } },
    ],
    [
      'in the mini-program by nobody it knows',
      unknownInMini,
      { WECHAT_H5: undefined, WECHAT_NATIVE: own, WECHAT_JSAPI: undefined, WECHAT_MINI: undefined },
    ],
  ])('%s', (_where, session, places) => {
    for (const [way, place] of Object.entries(places)) expect(placeOf(way as Tender['way'], 'own', session), way).toEqual(place);
  });

  test('a ticket inside the messenger is good in its app and for its payer alone', () => {
    const open = { way: 'WECHAT_JSAPI', appId: 'official', openId: 'o' } as Tender;
    expect(isSameWay(open, 'WECHAT_JSAPI', { appId: 'official', openId: 'o' })).toBe(true);
    expect(isSameWay(open, 'WECHAT_JSAPI', { appId: 'official', openId: 'other' })).toBe(false);
    expect(isSameWay(open, 'WECHAT_JSAPI', { appId: 'other', openId: 'o' })).toBe(false);
    expect(isSameWay(open, 'WECHAT_MINI', { appId: 'official', openId: 'o' })).toBe(false);
  });

  test('a code to scan stays good when the account’s app changes', () => {
    expect(isSameWay({ way: 'WECHAT_NATIVE', appId: 'own', openId: null } as Tender, 'WECHAT_NATIVE', { appId: 'new', openId: null })).toBe(
      true,
    );
  });
});
