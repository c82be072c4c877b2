import type { billRows } from '@qianpu/contract/calls/bill';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { Races } from './race.types.ts';
import { codes, okCount, times } from './volley.ts';

/** Of all who clear a difference one does, and their note stays. */
export const billRaces: Races<typeof billRows> = {
  'trade.bill.clear': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, number] = [await aStaffToken(house.mall, '1', ['trade.*']), house.mall.newId()];
      await house.mall.sql(
        `insert into trade.bill_difference (mid, app_ref, bill_date, number, what, theirs_fen, found_at)
         values (1, 'main', '2026-11-12', $1, 'MISSING_HERE', 900, platform.now())`,
        [number],
      );
      const key = { appRef: 'main', day: '2026-11-12', number, what: 'MISSING_HERE' };
      return {
        shots: times(size, (nth) => ({ name: 'trade.bill.clear', token, input: { ...key, note: `第 ${nth} 人` } })),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers.filter((answer) => !isOk(answer)))]).toEqual([1, [failures.NOT_FOUND.code]]);
          const [row] = await house.mall.sql<{ note: string }>('select cleared_note as note from trade.bill_difference where number = $1', [
            number,
          ]);
          expect(row?.note).toBe(`第 ${answers.findIndex((answer) => isOk(answer))} 人`);
        },
      };
    },
  },
};
