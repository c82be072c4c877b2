import { describe, expect, test } from 'vitest';
import { nextMigrationName } from './migration-file.ts';

describe('the name of a new migration', () => {
  test('has the next number, the module and what it does', () => {
    const existing = ['0001_shop_create.sql', '0030_trade_create.sql', '0004_x.sql', 'README.md'];
    expect(nextMigrationName(existing, 'trade', 'after sale')).toBe('0031_trade_after_sale.sql');
    expect(nextMigrationName([], 'shop', 'Create-it_now')).toBe('0001_shop_create_it_now.sql');
  });

  test.each(['../x', 'a;b', '9lives', ''])('"%s" is refused', (what) => {
    expect(() => nextMigrationName([], 'shop', what)).toThrow('does not fit');
  });
});
