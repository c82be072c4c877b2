import { randomUUID } from 'node:crypto';
import type { activityStaffRows } from '@qianpu/contract/calls/activity';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { aPlan } from '../builders/activity.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { okCount, times } from './volley.ts';

/** One intent starts one task, however often it is sent. */
export const simulationRaces: Pick<Races<typeof activityStaffRows>, 'marketing.activity.simulate'> = {
  'marketing.activity.simulate': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const [token, key] = [await aStaffToken(mall, '1', ['marketing.*']), randomUUID()];
      const input = { activity: aPlan({ cids: [] }), days: 1 };
      return {
        shots: times(size, () => ({ name: 'marketing.activity.simulate', token, key, input })),
        judge: async (answers) => {
          expect(okCount(answers)).toBeGreaterThan(0);
          const tasks = answers.filter(({ code }) => code === 0).map(({ data }) => data as OutputOf<'marketing.activity.simulate'>);
          expect(new Set(tasks.map(({ taskId }) => taskId)).size).toBe(1);
        },
      };
    },
  },
};
