import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBalanceHouse, answerOf, type BalanceHouse } from '../../../test/builders/balance-house.ts';
import { isOk } from '../../../test/call-table.ts';

let house: BalanceHouse;
beforeAll(async () => {
  house = await aBalanceHouse();
});
afterAll(() => house.close());

const save = (input: object) => house.staff('ledger.package.save', input);
const shown = async () =>
  (await answerOf(house.staff, 'ledger.package.list', {})).list.map(({ payFen, bonusFen, isOn }) => [payFen, bonusFen, isOn]);

describe('packages to recharge by (rules 8.2)', () => {
  test('are off at first, shown by their sum, switched and changed', async () => {
    const { id, revision } = await answerOf(house.staff, 'ledger.package.save', { payFen: 20_000, bonusFen: 1_500 });
    await answerOf(house.staff, 'ledger.package.save', { payFen: 10_000, bonusFen: 500 });
    expect(await shown()).toEqual([
      [10_000, 500, false],
      [20_000, 1_500, false],
    ]);
    await answerOf(house.staff, 'ledger.package.setOn', { id, isOn: true });
    expect(await save({ id, revision, payFen: 5_000, bonusFen: 0 })).toSatisfy(isOk);
    expect(await shown()).toEqual([
      [5_000, 0, true],
      [10_000, 500, false],
    ]);
    expect(await save({ id, revision, payFen: 6_000, bonusFen: 0 })).toMatchObject({
      code: failures.PACKAGE_CHANGED.code,
      data: { revision: revision + 1 },
    });
    expect((await save({ id, revision: revision + 1, payFen: 10_000, bonusFen: 0 })).code).toBe(failures.PACKAGE_EXISTS.code);
    expect((await save({ payFen: 10_000, bonusFen: 0 })).code).toBe(failures.PACKAGE_EXISTS.code);
  });

  test.each([
    ['less than a yuan', { payFen: 99, bonusFen: 0 }],
    ['more than 5,000 yuan', { payFen: 500_001, bonusFen: 0 }],
    ['more given than paid', { payFen: 1_000, bonusFen: 1_001 }],
    ['a change of one nobody has seen', { id: '1', payFen: 1_000, bonusFen: 0 }],
  ])('%s is refused', async (_, input) => {
    expect((await save(input)).code).toBe(failures.BAD_INPUT.code);
  });
});
