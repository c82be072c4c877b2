import { schemas } from '@qianpu/contract/schemas';
import { describe, expect, it } from 'vitest';
import { inputOf, newKind } from './kind-values.ts';

describe('a kind of card as it is typed (rules 9.2)', () => {
  it('that became free has neither price nor coupons', () => {
    const input = inputOf({ ...newKind, name: '会员卡', months: 0, priceFen: 990, struckFen: 1_990, packIds: ['5'] }, null);
    expect(input).toMatchObject({ priceFen: 0, struckFen: null, packIds: [] });
    expect(schemas['member.cardKind.save'].input.safeParse(input).success).toBe(true);
  });

  it('without a price is refused at its field', () => {
    const read = schemas['member.cardKind.save'].input.safeParse(inputOf({ ...newKind, name: '月卡' }, null));
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['priceFen']);
  });
});
