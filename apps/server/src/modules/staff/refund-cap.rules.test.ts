import { describe, expect, test } from 'vitest';
import { capsOf, mayGrantCaps } from './refund-cap.rules.ts';

const role = (permissions: string[], oneFen: number | null, dayFen: number | null) => ({ permissions, oneFen, dayFen });

describe('refund caps of roles (A27)', () => {
  test('the most generous role that refunds counts, and no other role', () => {
    const clerk = role(['trade.order.refund'], 1_000, 5_000);
    expect(capsOf([clerk])).toEqual({ oneFen: 1_000, dayFen: 5_000 });
    expect(capsOf([clerk, role(['trade.*'], 2_000, 4_000)])).toEqual({ oneFen: 2_000, dayFen: 5_000 });
    expect(capsOf([clerk, role(['trade.*'], null, 4_000)])).toEqual({ oneFen: null, dayFen: 5_000 });
    expect(capsOf([clerk, role(['member.*'], null, null)])).toEqual({ oneFen: 1_000, dayFen: 5_000 });
    expect(capsOf([])).toEqual({ oneFen: 0, dayFen: 0 });
  });

  test('nobody hands on more than they hold', () => {
    const held = { oneFen: 1_000, dayFen: null };
    expect(mayGrantCaps(held, role(['trade.*'], 1_000, null))).toBe(true);
    expect(mayGrantCaps(held, role(['trade.order.close'], 1_001, 1))).toBe(false);
    expect(mayGrantCaps(held, role(['trade.refund.approve'], null, 1))).toBe(false);
    expect(mayGrantCaps(held, role(['trade.order.ship'], null, null))).toBe(true);
  });
});
