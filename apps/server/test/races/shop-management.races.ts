import { randomBytes } from 'node:crypto';
import type { freightRows } from '@qianpu/contract/calls/freight';
import type { payAccountRows } from '@qianpu/contract/calls/pay-account';
import type { shopManagementRows } from '@qianpu/contract/calls/shop-management';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aPayAccount } from '../builders/pay-account.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, codes, inTurn, okCount, times } from './volley.ts';

const staff = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['shop.*', 'trade.*']);
const newHost = () => `h${randomBytes(6).toString('hex')}.brand.example`;
const SHOP = { name: '新店', squareLogo: '1/logo.png' };

async function aShop(house: RaceHouse, token: string): Promise<string> {
  const { data } = await callNear(house, { name: 'shop.shop.create', token, input: SHOP });
  return (data as { cid: string }).cid;
}
/** Other races look at the merchant's shops. */
const removeShops = async ({ mall }: RaceHouse) => {
  await mall.sql(`delete from shop.setting where mid = 1 and cid <> 11`);
  await mall.sql(`delete from shop.organisation where mid = 1 and name = $1`, [SHOP.name]);
};

export const shopManagementRaces: Races<typeof shopManagementRows> = {
  'shop.shop.create': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      await house.mall.sql('update shop.merchant set default_cid = null where mid = 1');
      const shots = times(size, () => ({ name: 'shop.shop.create', token, input: SHOP }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const made = await house.mall.sql<{ position: number }>('select position from shop.organisation where mid = 1');
          expect(new Set(made.map(({ position }) => position)).size).toBe(made.length);
          const cids = answers.map(({ data }) => (data as { cid: string }).cid);
          const [merchant] = await house.mall.sql<{ default_cid: string }>('select default_cid from shop.merchant where mid = 1');
          expect(cids).toContain(merchant?.default_cid);
          await house.mall.sql('update shop.merchant set default_cid = 11 where mid = 1');
          await removeShops(house);
        },
      };
    },
  },
  'shop.shop.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const cid = await aShop(house, token);
      const shots = inTurn(
        size,
        (nth) => ({ name: 'shop.shop.save', token, input: { cid, note: `note ${nth}` } }),
        (nth) => ({ name: 'shop.shop.save', token, input: { cid, phones: [`021-5555${1000 + nth}`] } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [shop] = await house.mall.sql('select note, phones from shop.organisation where cid = $1', [cid]);
          // Neither takes back what the other said.
          expect(shop).toMatchObject({ note: expect.stringMatching(/^note/), phones: [expect.stringMatching(/^021/)] });
          await removeShops(house);
        },
      };
    },
  },
  'shop.shop.setOrder': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const cids = [await aShop(house, token), await aShop(house, token), '11'];
      const shots = inTurn(
        size,
        () => ({ name: 'shop.shop.setOrder', token, input: { cids } }),
        () => ({ name: 'shop.shop.setOrder', token, input: { cids: cids.toReversed() } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const rows = await house.mall.sql<{ cid: string }>('select cid from shop.organisation where mid = 1 order by position');
          expect([cids, cids.toReversed()]).toContainEqual(rows.map(({ cid }) => cid));
          await removeShops(house);
        },
      };
    },
  },
  'shop.merchant.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const shots = times(size, (nth) => ({ name: 'shop.merchant.save', token, input: { name: `甲 ${nth}` } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const lines = await house.mall.sql<{ before: { name: string } }>(
            `select before from staff.action where call = 'shop.merchant.save' and before ->> 'name' <> after ->> 'name'`,
          );
          expect(new Set(lines.map(({ before }) => before.name)).size).toBe(lines.length);
          await house.mall.sql(`update shop.merchant set name = '甲' where mid = 1`);
        },
      };
    },
  },
  'shop.setting.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const cid = await aShop(house, token);
      const input = { module: 'order', cid, revision: 0 };
      const shots = times(size, (nth) => ({ name: 'shop.setting.set', token, input: { ...input, value: { shipWithinHours: nth + 1 } } }));
      return {
        shots,
        judge: async (answers) => {
          // All have seen the same: one is right, the others look again.
          expect(okCount(answers)).toBe(1);
          expect(codes(answers.filter((answer) => !isOk(answer)))).toEqual([failures.SETTING_CHANGED.code]);
          await removeShops(house);
        },
      };
    },
  },
  'shop.host.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staff(house);
      await house.mall.sql('delete from shop.host_claim where mid = 1');
      const shots = times(size, () => ({ name: 'shop.host.add', token, input: { host: newHost(), kind: 'SHOP' } }));
      return {
        shots,
        judge: async (answers) => {
          const hosts = await house.mall.sql(
            'select host from shop.host_claim where mid = 1 union all select host from platform.host where mid = 1',
          );
          expect(hosts.length).toBeLessThanOrEqual(20);
          expect(okCount(answers)).toBe(Math.min(size, 19));
          await house.mall.sql('delete from shop.host_claim where mid = 1');
        },
      };
    },
  },
  'shop.host.verify': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, host] = [await staff(house), newHost()];
      await callNear(house, { name: 'shop.host.add', token, input: { host, kind: 'SHOP' } });
      const shots = times(size, () => ({ name: 'shop.host.verify', token, input: { host } }));
      return {
        shots,
        judge: async (answers) => {
          // No such name in the world: nobody proves it, however often.
          expect(okCount(answers)).toBe(0);
          expect(await house.mall.sql('select from platform.host where host = $1', [host])).toEqual([]);
          await house.mall.sql('delete from shop.host_claim where mid = 1');
        },
      };
    },
  },
  'shop.host.remove': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, host] = [await staff(house), newHost()];
      await house.mall.sql('insert into platform.host (host, mid) values ($1, 1)', [host]);
      const shots = times(size, () => ({ name: 'shop.host.remove', token, input: { host } }));
      return { shots, judge: async (answers) => expect(okCount(answers)).toBe(1) };
    },
  },
};

async function anEnteredAccount(house: RaceHouse, token: string): Promise<string> {
  const { mchId, appId, certificateSerial, apiV3Key, privateKeyPem } = aPayAccount();
  const input = { mchId, appId, certificateSerial, apiV3Key, privateKeyPem };
  const { data } = await callNear(house, { name: 'trade.payAccount.set', token, input });
  return (data as { appRef: string }).appRef;
}
const removeAccounts = async ({ mall }: RaceHouse) => {
  await mall.sql(`delete from trade.account_look where app_ref <> 'main'`);
  await mall.sql(`delete from trade.pay_account where app_ref <> 'main'`);
};

export const payAccountRaces: Races<typeof payAccountRows> = {
  'trade.payAccount.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const { mchId, appId, certificateSerial, apiV3Key, privateKeyPem } = aPayAccount();
      const input = { mchId, appId, certificateSerial, apiV3Key, privateKeyPem };
      const shots = times(size, () => ({ name: 'trade.payAccount.set', token, input }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBeGreaterThan(0);
          expect(await house.mall.sql(`select from trade.pay_account where mid = 1 and state = 'NEW'`)).toHaveLength(1);
          await removeAccounts(house);
        },
      };
    },
  },
  'trade.payAccount.test': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const appRef = await anEnteredAccount(house, token);
      const shots = times(size, () => ({ name: 'trade.payAccount.test', token, input: { appRef } }));
      return {
        shots,
        judge: async (answers) => {
          // The provider has never heard of it.
          expect(okCount(answers)).toBe(0);
          expect(await house.mall.sql('select from trade.pay_account where app_ref = $1 and tested_at is not null', [appRef])).toEqual([]);
          await removeAccounts(house);
        },
      };
    },
  },
  'trade.payAccount.activate': {
    stake: 'money',
    prepare: async (house, size) => {
      const token = await staff(house);
      const appRef = await anEnteredAccount(house, token);
      const shots = times(size, () => ({ name: 'trade.payAccount.activate', token, input: { appRef } }));
      return {
        shots,
        judge: async (answers) => {
          expect(codes(answers)).toEqual([failures.PAY_ACCOUNT_UNTESTED.code]);
          await removeAccounts(house);
        },
      };
    },
  },
  'trade.payAccount.retire': {
    stake: 'money',
    prepare: async (house, size) => {
      const token = await staff(house);
      const appRef = await anEnteredAccount(house, token);
      await house.mall.sql(
        `update trade.pay_account set state = 'ACTIVE', tested_at = created_at, activated_at = created_at - interval '1 day' where app_ref = $1`,
        [appRef],
      );
      const shots = inTurn(
        size,
        () => ({ name: 'trade.payAccount.retire', token, input: { appRef } }),
        () => ({ name: 'trade.payAccount.activate', token, input: { appRef } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBeGreaterThan(0);
          expect(codes(answers)).not.toContain(failures.INTERNAL.code);
          await removeAccounts(house);
        },
      };
    },
  },
};

export const freightRaces: Races<typeof freightRows> = {
  'delivery.freightRule.set': {
    stake: 'money',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['delivery.*']);
      const shots = times(size, (nth) => ({
        name: 'delivery.freightRule.set',
        token,
        input: { cid: '11', flatFen: nth + 1, freeFromFen: (nth + 1) * 10 },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [rule] = await house.mall.sql<{ flat_fen: string; free_from_fen: string }>(
            'select * from delivery.freight_rule where cid = 11',
          );
          // Of one of them, and not a mixture.
          expect(Number(rule?.free_from_fen)).toBe(Number(rule?.flat_fen) * 10);
          await house.mall.sql('delete from delivery.freight_rule where cid = 11');
        },
      };
    },
  },
};
