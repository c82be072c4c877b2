import type { behaviourRows, behaviourStaffRows } from '@qianpu/contract/calls/behaviour';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { okCount, times } from './volley.ts';

export const behaviourRaces: Races<typeof behaviourRows & typeof behaviourStaffRows> = {
  'behaviour.report.analytics': {
    stake: 'none',
    prepare: async (house, size) => {
      await house.mall.sql('delete from behaviour.analytics where mid = 1');
      const visitorId = `g${crypto.randomUUID()}`;
      const events = [1, 2, 3].map((n) => ({ n, name: 'view', page: 'index', ago: 0 }));
      return {
        shots: times(size, () => ({
          name: 'behaviour.report.analytics',
          input: { visitorId, sessionId: 's1', cid: '11', env: 'h5', events },
        })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(answers.reduce((sum, { data }) => sum + (data as { kept: number }).kept, 0)).toBe(events.length);
          const kept = await house.mall.sql('select from behaviour.event where visitor_id = $1', [visitorId]);
          expect(kept).toHaveLength(events.length);
        },
      };
    },
  },

  'behaviour.analytics.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['behaviour.*']);
      return {
        shots: times(size, (nth) => ({ name: 'behaviour.analytics.set', token, input: { isOn: nth % 2 === 0 } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await house.mall.sql('select from behaviour.analytics where mid = 1')).toHaveLength(1);
          await house.mall.sql('delete from behaviour.analytics where mid = 1');
        },
      };
    },
  },
};
