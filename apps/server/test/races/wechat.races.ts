import type { wechatAccountRows, wechatRows, wechatStaffRows } from '@qianpu/contract/calls/wechat';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { aWechatAccount } from '../builders/wechat-account.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, inTurn, okCount, times } from './volley.ts';

const currentUrl = 'http://apples.test/shop/';

/** How many tickets the platform has been asked for. */
const ticketsOf = async ({ simulator, wechatAccount }: RaceHouse) =>
  (await simulator.openBook(wechatAccount.appId)).filter(({ kind }) => kind === 'ticket').reduce((sum, { count }) => sum + count, 0);

export const wechatRaces: Races<typeof wechatRows & typeof wechatAccountRows & typeof wechatStaffRows> = {
  'member.wechat.getJssdk': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['member.*']);
      const { appId, secret } = house.wechatAccount;
      await callNear(house, { name: 'member.wechat.setAccount', token, input: { appId, secret } });
      const before = await ticketsOf(house);
      return {
        shots: times(size, () => ({ name: 'member.wechat.getJssdk', input: { channelInfoId: 2, currentUrl, appIdType: '2' } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          // The house knows one ticket at a time; of a second volley the memory may know the first one's still.
          expect((await ticketsOf(house)) - before).toBeLessThanOrEqual(1);
        },
      };
    },
  },

  'member.wechat.setAccount': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['member.*']);
      const accounts = [aWechatAccount(), aWechatAccount()] as const;
      const shots = inTurn(size, ...accounts.map((input) => () => ({ name: 'member.wechat.setAccount' as const, token, input })));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const stored = await house.mall.sql('select app_id from member.wechat_account where mid = 1 and channel = 2');
          expect(stored.length).toBe(1);
          expect(accounts.map(({ appId }) => ({ app_id: appId }))).toContainEqual(stored[0]);
        },
      };
    },
  },

  'member.wechat.removeAccount': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['member.*']);
      await callNear(house, { name: 'member.wechat.setAccount', token, input: aWechatAccount() });
      return {
        shots: times(size, () => ({ name: 'member.wechat.removeAccount', token, input: {} })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(answers.filter(({ data }) => (data as { removed?: boolean } | null)?.removed).length).toBe(1);
          expect(await house.mall.sql('select from member.wechat_account where mid = 1 and channel = 2')).toEqual([]);
        },
      };
    },
  },
};
