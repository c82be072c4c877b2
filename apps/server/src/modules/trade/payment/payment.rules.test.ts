import { describe, expect, test } from 'vitest';
import { checkMoney, isTicketFresh } from './payment.rules.ts';

const at = new Date('2026-11-15T04:00:00Z');
const said = { mchId: 'm', appId: 'a', state: 'SUCCESS', currency: 'CNY', transactionId: 't', amountFen: 1990, paidAt: at };
const tender = { amountFen: 1990, appRef: 'main', way: 'WECHAT_H5' } as const;
const account = { mchId: 'm', appId: 'a', appRef: 'main' };

describe('money settles a tender only when all of it is as we asked', () => {
  test.each([
    [{}, { transactionId: 't', amountFen: 1990, paidAt: at }],
    [{ state: 'REFUND' }, { transactionId: 't', amountFen: 1990, paidAt: at }],
    [{ amountFen: 1991 }, 'amount'],
    [{ amountFen: 1989 }, 'amount'],
    [{ amountFen: undefined }, 'amount'],
    [{ currency: 'USD' }, 'amount'],
    [{ mchId: 'x' }, 'merchant'],
    [{ appId: 'x' }, 'merchant'],
    [{ state: 'NOTPAY' }, 'state'],
    [{ transactionId: undefined }, 'state'],
    [{ paidAt: undefined }, 'state'],
  ])('%o: %o', (changed, verdict) => {
    expect(checkMoney({ ...said, ...changed }, tender, account)).toEqual(verdict);
  });

  test('and came by the account it was opened with', () => {
    expect(checkMoney(said, { ...tender, appRef: 'second' }, account)).toBe('channel');
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
