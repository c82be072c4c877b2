import { describe, expect, test } from 'vitest';
import { checkLines, type Known, orderNumbers } from './shipments.rules.ts';

const known: Known = {
  orders: new Map([
    ['1', { state: 'TO_SHIP', cid: '11' }],
    ['2', { state: 'TO_SHIP', cid: '12' }],
    ['3', { state: 'SHIPPED', cid: '11' }],
    ['4', { state: 'TO_SHIP', cid: '11' }],
  ]),
  cid: '11',
  carrierNamed: (name) => (name === 'SF' ? 'SF' : undefined),
  used: new Set(['SF0000001']),
};
const line = (orderId: string, trackingNo = `SF77777${orderId}`, carrier = 'SF') => ({ orderId, carrier, trackingNo });
const problems = (...lines: ReturnType<typeof line>[]) => checkLines(lines, known).map(({ problem, warning }) => problem ?? warning);

describe('a spreadsheet of parcels', () => {
  test.each([
    ['a good line', line('1'), null],
    ['an order nobody has', line('99'), 'UNKNOWN_ORDER'],
    ['what is no number', line("1' or 1=1"), 'UNKNOWN_ORDER'],
    ['an order of another shop', line('2'), 'OTHER_SHOP'],
    ['an order that is on its way', line('3'), 'WRONG_STATE'],
    ['a carrier nobody knows', line('1', 'SF777777', '顺风'), 'UNKNOWN_CARRIER'],
    ['a number that is too short', line('1', 'SF1'), 'BAD_TRACKING_NO'],
    ['a number with other signs', line('1', 'SF 12345678'), 'BAD_TRACKING_NO'],
    ['a number that was used before', line('1', 'sf0000001'), 'TRACKING_NO_USED'],
  ])('%s', (_what, one, expected) => expect(problems(one)).toEqual([expected]));

  test('the second line of an order is one too many', () =>
    expect(problems(line('1'), line('1', 'SF888888'))).toEqual([null, 'DUPLICATE_LINE']));
  test('two orders under one number are looked at', () =>
    expect(problems(line('1', 'SF888888'), line('4', 'sf888888'))).toEqual(['TRACKING_NO_REPEATED', 'TRACKING_NO_REPEATED']));
  test('only what can be a number is looked for', () =>
    expect(orderNumbers([line('1'), line('1'), line('x'), line('0'), line('9'.repeat(30)), line('')])).toEqual(['1']));
});
