import type { loginTicketRows } from '@qianpu/contract/calls/login-ticket';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { type Answer, isOk } from '../call-table.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, codes, okCount, shuffled, times } from './volley.ts';

const TICKETS_AT_ONCE = 10;
const appId = 'wx0123456789abcdef';

async function aTicket(house: RaceHouse, token: string): Promise<string> {
  const { data } = await callNear(house, { name: 'member.ticket.issue', token, input: { appId } });
  return (data as { ticket: string }).ticket;
}

export const loginTicketRaces: Races<typeof loginTicketRows> = {
  'member.ticket.issue': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { memberId, token } = await aMember(house.mall, '1');
      return {
        shots: times(size, () => ({ name: 'member.ticket.issue', token, input: { appId } })),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers).includes(failures.TOO_OFTEN.code)]).toEqual([TICKETS_AT_ONCE, true]);
          const stored = await house.mall.sql('select from member.login_ticket where member_id = $1', [memberId]);
          expect(stored.length).toBe(TICKETS_AT_ONCE);
        },
      };
    },
  },

  'member.ticket.redeem': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aMember(house.mall, '1');
      const [ticket, second] = [await aTicket(house, member.token), await aTicket(house, member.token)];
      const forbidden = await aMember(house.mall, '1');
      const staff = await aStaffToken(house.mall, '1', ['member.*']);
      const few: Shot[] = [
        { name: 'member.login.forbid', token: staff, input: { id: forbidden.memberId } },
        { name: 'member.ticket.redeem', input: { ticket: second, appId: 'wxanother' } },
      ];
      for (let nth = 0; nth < size / 3; nth += 1)
        few.push({ name: 'member.ticket.redeem', input: { ticket: await aTicket(house, forbidden.token), appId } });
      const own = times(size - few.length, () => ({ name: 'member.ticket.redeem', input: { ticket, appId } }));
      const shots = shuffled([...few, ...own]);
      return {
        shots,
        judge: async (answers) => {
          const redeemed = shots.filter((shot, at) => own.includes(shot) && isOk(answers[at] as Answer));
          expect(redeemed.length).toBe(1);
          const sessions = await house.mall.sql<{ channel: string }>(
            'select channel from member.session where member_id = $1 and id <> $2',
            [member.memberId, member.sessionId],
          );
          expect(sessions).toEqual([{ channel: 'mini' }]);
          // Forbidding ends what tickets have opened meanwhile.
          expect(okCount(answersTo('member.login.forbid', shots, answers))).toBe(1);
          const left = await house.mall.sql('select from member.session where member_id = $1 and revoked_at is null', [forbidden.memberId]);
          expect(left).toEqual([]);
        },
      };
    },
  },
};
