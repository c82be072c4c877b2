import { describe, expect, test } from 'vitest';
import { coupon, firstOrder, line, price, reasonsOf, toldOf } from './basket.fixture.ts';

const here = line('1', 1_000);
const there = line('1', 1_000, { cid: '7' });
const discountsOf = (priced: ReturnType<typeof price>) => priced.shops.map(({ discountFen }) => discountFen);

describe('the first order of a basket of several shops (spec 7.2)', () => {
  test('goes where it saves most', () => {
    const promotions = [firstOrder(300, { cids: ['1'] }), firstOrder(200, { id: '3', cids: ['7'] })];
    expect(discountsOf(price([here, there], promotions))).toEqual([300, 0]);
  });

  test('goes to the shop with the smaller number, where it saves the same', () => {
    expect(discountsOf(price([there, here], [firstOrder(300, { cids: [] })]))).toEqual([300, 0]);
  });

  test('of two that save the same is the older one', () => {
    const promotions = [firstOrder(300, { cids: ['1'] }), firstOrder(300, { id: '3', cids: ['7'] })];
    expect(discountsOf(price([here, there], promotions))).toEqual([0, 300]);
  });

  test('is told of as excluded in every shop that does not have it', () => {
    const priced = price([here, there, line('1', 1_000, { cid: '8' })], [firstOrder(300, { cids: [] })]);
    expect(toldOf(priced).filter(([name]) => name === 'first')).toEqual([
      ['first', -300, 'TAKEN'],
      ['first', 0, 'EXCLUDED'],
      ['first', 0, 'EXCLUDED'],
    ]);
  });

  test('leaves another one of the same shop dearer, not excluded', () => {
    const priced = price([here], [firstOrder(300), firstOrder(200, { id: '3', name: 'less' })]);
    expect(reasonsOf(priced)).toMatchObject({ first: { code: 'TAKEN' }, less: { code: 'BETTER_WITHOUT' } });
  });
});

describe('what choosing another coupon would cost more (spec 7.2)', () => {
  const pair = (cid: string) => [
    coupon(200, 0, { id: `${cid}1`, name: `best of ${cid}`, cids: [cid] }),
    coupon(100, 0, { id: `${cid}2`, name: `other of ${cid}`, cids: [cid] }),
  ];

  test('is told with the first order where the basket has it', () => {
    const firsts = [firstOrder(300, { cids: ['1'] }), firstOrder(500, { id: '3', name: 'there', cids: ['7'] })];
    const priced = price([here, there], [...firsts, ...pair('1'), ...pair('7')]);
    expect(reasonsOf(priced)).toMatchObject({
      first: { code: 'EXCLUDED' },
      there: { code: 'TAKEN' },
      'other of 1': { code: 'BETTER_WITHOUT', lossFen: 100 },
      'other of 7': { code: 'BETTER_WITHOUT', lossFen: 100 },
    });
  });

  test('counts a first order that only the other coupon meets, when no other shop wants it', () => {
    const alone = coupon(300, 0, { id: '8', name: 'alone', refuses: ['FIRST_ORDER'] });
    const priced = price([here], [firstOrder(100), alone, coupon(150)]);
    expect(reasonsOf(priced)).toMatchObject({ alone: { code: 'TAKEN' }, coupon: { code: 'BETTER_WITHOUT', lossFen: 50 } });
  });

  test('is nothing for a coupon that costs the free freight it is worth; it stays unused', () => {
    const priced = price([line('1', 10_000)], [coupon(800)], { freight: { '1': { flatFen: 800, freeFromFen: 10_000 } } });
    expect(reasonsOf(priced).coupon).toEqual({ code: 'BETTER_WITHOUT', lossFen: 0 });
    expect(priced.totals).toMatchObject({ discountFen: 0, freightFen: 0 });
  });
});

test('a coupon of several shops goes where it saves most, and one saves over all (spec 7.2)', () => {
  const wide = coupon(1_000, 0, { cids: [] });
  expect(discountsOf(price([line('1', 600), line('1', 900, { cid: '7' })], [wide]))).toEqual([0, 900]);
  expect(toldOf(price([line('1', 600), line('1', 900, { cid: '7' })], [wide]))).toContainEqual(['coupon', 0, 'EXCLUDED']);
});

test('a coupon named by one shop does not go to another, though it saves more there', () => {
  const wide = coupon(1_000, 0, { cids: [] });
  expect(discountsOf(price([line('1', 600), line('1', 900, { cid: '7' })], [wide], { choices: { '1': '13' } }))).toEqual([600, 0]);
});
