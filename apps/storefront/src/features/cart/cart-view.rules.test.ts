import { describe, expect, test } from 'vitest';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import { anItem, aSku } from '../../../test/an-item.ts';
import { guestCart, withPending } from './cart-view.rules.ts';

const cart = aCart([aCartLine('1', { priceFen: 1_000, quantity: 2 }), aCartLine('2', { priceFen: 500, isTicked: false })], {
  discountFen: 300,
  freightFen: 600,
});
const place = (skuId: string) => ({ cid: '11', skuId });
const lineOf = (shown: typeof cart, skuId: string) => shown.shops.flatMap((shop) => shop.lines).find((line) => line.skuId === skuId);

describe('the cart while requests are in flight (spec 4)', () => {
  test('is the mall’s own when there are none', () => expect(withPending(cart, [])).toBe(cart));

  test('shows quantities and ticks as they were asked for, the last word wins', () => {
    const shown = withPending(cart, [
      { changes: [{ ...place('1'), quantity: 3 }] },
      { changes: [{ ...place('1'), quantity: 4 }] },
      { changes: [{ ...place('2'), isTicked: true }] },
    ]);
    expect(lineOf(shown, '1')).toMatchObject({ quantity: 4, isTicked: true });
    expect(lineOf(shown, '2')).toMatchObject({ quantity: 1, isTicked: true });
    expect(shown.totals).toEqual({ pieces: 5, goodsFen: 4_500, discountFen: 300, freightFen: 600, payableFen: 4_800 });
    expect(shown.totalItem).toBe(5);
  });

  test('costs nothing when nothing is ticked', () => {
    const { totals } = withPending(cart, [{ changes: [{ ...place('1'), isTicked: false }] }]);
    expect(totals).toEqual({ pieces: 0, goodsFen: 0, discountFen: 0, freightFen: 0, payableFen: 0 });
  });

  test('a reduction is never larger than the goods', () => {
    const dear = aCart([aCartLine('1', { priceFen: 100, quantity: 9 })], { discountFen: 500, freightFen: 0 });
    expect(withPending(dear, [{ changes: [{ ...place('1'), quantity: 1 }] }]).totals.payableFen).toBe(0);
  });

  test('is without deleted lines, and without shops that have none left', () => {
    expect(lineOf(withPending(cart, [{ lines: [place('1')] }]), '1')).toBeUndefined();
    expect(withPending(cart, [{ lines: [place('1'), place('2')] }]).shops).toEqual([]);
    const invalid = { ...cart, invalid: [aCartLine('9', { state: 'SOLD_OUT' })] };
    expect(withPending(invalid, [{ lines: [place('9')] }]).invalid).toEqual([]);
  });

  test('a line is short beyond its stock, and whole again within it', () => {
    const few = aCart([aCartLine('1', { stock: 2, quantity: 5, state: 'SHORT' })]);
    expect(lineOf(withPending(few, [{ changes: [{ ...place('1'), quantity: 2 }] }]), '1')?.state).toBe('OK');
    expect(lineOf(withPending(few, [{ changes: [{ ...place('1'), quantity: 3 }] }]), '1')?.state).toBe('SHORT');
  });

  test('a line is beyond what one member may buy, and whole again within it (A2)', () => {
    const limited = aCart([aCartLine('1', { limit: { pieces: 3, days: 7, left: 2 }, quantity: 3, state: 'LIMITED' })]);
    expect(lineOf(withPending(limited, [{ changes: [{ ...place('1'), quantity: 2 }] }]), '1')?.state).toBe('OK');
    expect(lineOf(withPending(limited, [{ changes: [{ ...place('1'), quantity: 4 }] }]), '1')?.state).toBe('LIMITED');
  });
});

describe('a visitor’s cart in the form of a member’s (spec 4)', () => {
  const priceFen = 990;
  const sku = (id: string, stock: number) => aSku(id, stock, { specs: [{ name: '规格', value: '大' }], priceFen });
  const goods = anItem({ title: '草莓', priceFen, skus: [sku('1', 9), sku('2', 1), sku('3', 0)] });
  const line = (skuId: string, goodsId = '5') => ({ cid: '11', skuId, goodsId, quantity: 2, isTicked: true });
  const goodsOf = ({ goodsId }: { goodsId: string }) => ({ 5: goods, 6: null })[goodsId];

  test('counts what can be bought, and sets the rest apart', () => {
    const shown = guestCart([line('1'), line('2'), line('3'), line('4'), line('1', '6')], goodsOf, () => '滨江店');
    expect(shown.shops).toMatchObject([
      {
        cid: '11',
        shopName: '滨江店',
        lines: [
          { skuId: '1', state: 'OK', title: '草莓', priceFen: 990 },
          { skuId: '2', state: 'SHORT' },
        ],
      },
    ]);
    expect(shown.invalid.map(({ skuId, state }) => [skuId, state])).toEqual([
      ['3', 'SOLD_OUT'],
      ['4', 'OFF_SHELF'],
      ['1', 'OFF_SHELF'],
    ]);
    expect(shown.totals).toMatchObject({ pieces: 2, goodsFen: 1_980, payableFen: 1_980 });
    expect(shown.totalItem).toBe(10);
  });

  test('leaves out of the sums a number the goods are not sold in', () => {
    const inPairs = { ...goods, quantity: { min: 2, step: 2, max: 4 } };
    const shown = guestCart(
      [{ ...line('1'), quantity: 3 }],
      () => inPairs,
      () => '滨江店',
    );
    expect(shown.shops[0]?.lines).toMatchObject([{ state: 'UNFIT' }]);
    expect(shown.totals.pieces).toBe(0);
    const [pending] = withPending(shown, [{ changes: [{ cid: '11', skuId: '1', quantity: 4 }] }]).shops;
    expect(pending?.lines).toMatchObject([{ state: 'OK', quantity: 4 }]);
  });

  test('sets apart what a closed shop sold', () => {
    const shown = guestCart([line('1')], goodsOf, () => null);
    expect(shown.shops).toEqual([]);
    expect(shown.invalid).toMatchObject([{ skuId: '1', title: '草莓', state: 'OFF_SHELF' }]);
  });

  test('leaves out what is still on its way', () => {
    expect(
      guestCart(
        [line('1')],
        () => undefined,
        () => '',
      ).shops,
    ).toEqual([]);
  });
});
