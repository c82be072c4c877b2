import { describe, expect, test } from 'vitest';
import { beyondLimit, soldAs } from './purchase-limit.rules.ts';

const row = { min_quantity: 1, quantity_step: 1, max_quantity: null, limit_pieces: 3, limit_days: 7 };

describe('a purchase limit (A2)', () => {
  test('bounds an order by what is left of it', () => {
    expect(soldAs(row, 1)).toEqual({ quantityRule: { min: 1, step: 1, max: 2 }, purchaseLimit: { pieces: 3, days: 7, left: 2 } });
    expect(soldAs({ ...row, max_quantity: 2 })).toMatchObject({ quantityRule: { max: 2 }, purchaseLimit: { left: 3 } });
  });

  test('leaves a rule that can be read when nothing is left', () => {
    expect(soldAs(row, 5)).toMatchObject({ quantityRule: { max: 1 }, purchaseLimit: { left: 0 } });
  });

  test('is none where none is set', () => {
    const none = { ...row, limit_pieces: null, limit_days: null };
    expect(soldAs(none, 9)).toEqual({ quantityRule: { min: 1, step: 1, max: null }, purchaseLimit: null });
  });

  test('counts the SKUs of one goods together, in their order', () => {
    const purchaseLimit = { pieces: 3, days: 7, left: 3 };
    const lines = [
      { goodsId: '1', quantity: 2, purchaseLimit },
      { goodsId: '1', quantity: 2, purchaseLimit },
      { goodsId: '1', quantity: 1, purchaseLimit },
      { goodsId: '2', quantity: 9, purchaseLimit: null },
    ];
    expect([...beyondLimit(lines)]).toEqual([lines[1]]);
  });
});
