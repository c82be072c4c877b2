import type { inboxRows } from '@qianpu/contract/calls/inbox';
import { expect } from 'vitest';
import { aMember } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { inTurn, okCount } from './volley.ts';

const MESSAGES = 20;

export const inboxRaces: Races<typeof inboxRows> = {
  'support.message.read': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const { memberId, token } = await aMember(mall, '1');
      const told = await mall.sql<{ id: string }>(
        `insert into inbox.message (mid, id, member_id, kind, ref, data, created_at)
         select 1, $1::bigint + n, $1, 'COUPON_ENDING', n, '{"name":"券","endsAt":0}', platform.now() from generate_series(1, $2::integer) n
         returning id`,
        [memberId, MESSAGES],
      );
      const ids = told.map(({ id }) => id);
      return {
        // Some of them in either order, and all at once: nobody may wait for somebody who waits.
        shots: inTurn(
          size,
          () => ({ name: 'support.message.read', token, input: { ids } }),
          () => ({ name: 'support.message.read', token, input: { ids: ids.toReversed() } }),
          () => ({ name: 'support.message.read', token, input: {} }),
        ),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ unread: 0 })));
          expect(
            await mall.sql('select count(*)::integer as unread from inbox.message where member_id = $1 and read_at is null', [memberId]),
          ).toEqual([{ unread: 0 }]);
        },
      };
    },
  },
};
