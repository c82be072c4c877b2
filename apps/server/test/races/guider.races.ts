import type { guiderRows } from '@qianpu/contract/calls/guider';
import { expect } from 'vitest';
import { aMember } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { times } from './volley.ts';

const guiderId = '7';
const DAILY_LIMIT = 100;

export const guiderRaces: Races<typeof guiderRows> = {
  'member.relation.markShareGuider': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const { token, memberId } = await aMember(mall, '1');
      const left = Math.floor(size / 2);
      await mall.sql(
        `insert into behaviour.guider_share (mid, member_id, guider_id, day, shares)
         values (1, $1, $2, (platform.now() at time zone 'Asia/Shanghai')::date, $3)`,
        [memberId, guiderId, DAILY_LIMIT - left],
      );
      return {
        shots: times(size, () => ({ name: 'member.relation.markShareGuider', token, input: { guiderId, pageUrl: '/shop/item/1.html' } })),
        judge: async (answers) => {
          expect(answers.filter(({ data }) => (data as { isCounted?: boolean }).isCounted)).toHaveLength(left);
          expect(await mall.sql('select shares from behaviour.guider_share where member_id = $1', [memberId])).toEqual([
            { shares: DAILY_LIMIT },
          ]);
        },
      };
    },
  },
};
