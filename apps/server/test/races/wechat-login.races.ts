import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { type Answer, isOk } from '../call-table.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aFreshSku, PRICE_FEN } from './race-orders.ts';
import { answersTo, callNear, okCount, shuffled, times } from './volley.ts';

type Use = 'page' | 'login' | 'phone';

/** Opens both of the merchant's apps, and answers with somebody nobody has seen. */
async function aNewPerson(house: RaceHouse): Promise<string> {
  const token = await aStaffToken(house.mall, '1', ['member.*']);
  for (const input of [house.wechatAccount, house.miniProgram]) {
    const { appId, secret, channelInfoId = 2 } = input;
    expect(isOk(await callNear(house, { name: 'member.wechat.setAccount', token, input: { appId, secret, channelInfoId } }))).toBe(true);
  }
  return randomBytes(8).toString('hex');
}

const codeOf = ({ simulator, wechatAccount, miniProgram }: RaceHouse, person: string, use: Use) =>
  simulator.messenger.code({ appId: (use === 'page' ? wechatAccount : miniProgram).appId, person, use });

const beginning = (challenge: string): Shot => ({
  name: 'member.wechat.authorize',
  input: { channelInfoId: 2, returnUrl: 'http://apples.test/shop/login.html', challenge, scope: 'userinfo' },
});

/** What a page holds that has begun a sign-in. */
async function aReturn(house: RaceHouse, code: string) {
  const verifier = randomBytes(32).toString('base64url');
  const { data } = await callNear(house, beginning(createHash('sha256').update(verifier).digest('base64url')));
  const state = new URL((data as { url: string }).url).searchParams.get('state') ?? '';
  return { channelInfoId: 2, code, state, verifier };
}

const isLoggedIn = (answer: Answer) => isOk(answer) || answer.code === failures.PHONE_UNBOUND.code;
const countOf = async ({ mall }: RaceHouse, what: string, values: unknown[] = []) =>
  (await mall.sql<{ count: number }>(`select count(*)::int as count from ${what}`, values))[0]?.count ?? 0;

export const wechatLoginRaces: Races<typeof wechatLoginRows> = {
  'member.wechat.authorize': {
    stake: 'none',
    prepare: async (house, size) => {
      await aNewPerson(house);
      return {
        shots: times(size, () => beginning(randomBytes(32).toString('base64url'))),
        judge: async (answers) => {
          expect(new Set(answers.map(({ data }) => (data as { url: string }).url)).size).toBe(size);
        },
      };
    },
  },

  'member.wechat.login': {
    stake: 'limit',
    prepare: async (house, size) => {
      const person = await aNewPerson(house);
      const accounts = await countOf(house, 'member.account');
      const shared: Shot = { name: 'member.wechat.login', input: { by: 'mini', code: await codeOf(house, person, 'login') } };
      const shots: Shot[] = times(Math.floor(size / 4), () => shared);
      while (shots.length < size) {
        const isPage = shots.length % 2 === 0;
        const code = await codeOf(house, person, isPage ? 'page' : 'login');
        const input = isPage ? { by: 'page', channel: 'h5', ...(await aReturn(house, code)) } : { by: 'mini', code };
        shots.push({ name: 'member.wechat.login', input });
      }
      const fired = shuffled(shots);
      return {
        shots: fired,
        judge: async (answers) => {
          const opened = answers.filter((answer, at) => fired[at] !== shared && isLoggedIn(answer));
          expect(opened.length).toBe(fired.filter((shot) => shot !== shared).length);
          expect(answers.filter((answer, at) => fired[at] === shared && isLoggedIn(answer)).length).toBe(1);
          const members = new Set(opened.map(({ data }) => (data as OutputOf<'member.wechat.login'>).user.id));
          expect(members.size).toBe(1);
          expect((await countOf(house, 'member.account')) - accounts).toBe(1);
          expect(await countOf(house, 'member.wechat_identity where member_id = $1', [[...members][0]])).toBe(2);
        },
      };
    },
  },

  'member.openPlatform.getOpenId': {
    stake: 'limit',
    prepare: async (house, size) => {
      const person = await aNewPerson(house);
      const members = await Promise.all(Array.from({ length: size }, () => aMember(house.mall, '1')));
      const code = await codeOf(house, person, 'page');
      const shots: Shot[] = [];
      for (const { token } of members) shots.push({ name: 'member.openPlatform.getOpenId', token, input: await aReturn(house, code) });
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          const held = 'member.session where wechat_open_id is not null and member_id = any($1)';
          expect(await countOf(house, held, [members.map(({ memberId }) => memberId)])).toBe(1);
        },
      };
    },
  },

  'member.phone.updateByMini': {
    stake: 'money',
    prepare: async (house, size) => {
      const person = await aNewPerson(house);
      const { phone } = await house.simulator.messenger.person(house.miniProgram.appId, person);
      const holder = await aMember(house.mall, '1');
      await house.mall.sql('update member.account set phone = $2 where id = $1', [holder.memberId, phone]);
      const { data } = await callNear(house, {
        name: 'member.wechat.login',
        input: { by: 'mini', code: await codeOf(house, person, 'login') },
      });
      const { token, user } = data as OutputOf<'member.wechat.login'>;
      const addressId = house.mall.newId();
      await house.mall.sql(
        `insert into member.address (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
         values (1, $1, $2, '林知夏', '13800000001', '110105', '北京市', '北京市', '朝阳区', '望京街道', true, platform.now())`,
        [addressId, user.id],
      );
      const skuId = await aFreshSku(house, size);
      const order = { lines: [{ cid: '11', skuId, quantity: 1 }], addressId, seenPayableFen: PRICE_FEN };
      const shots: Shot[] = [];
      while (shots.length < size) {
        if (shots.length % 2 === 0)
          shots.push({ name: 'member.phone.updateByMini', token, input: { code: await codeOf(house, person, 'phone') } });
        else shots.push({ name: 'trade.order.place', token, key: randomUUID(), input: order });
      }
      const fired = shuffled(shots);
      return {
        shots: fired,
        judge: async (answers) => {
          const bound = okCount(answersTo('member.phone.updateByMini', fired, answers));
          const placed = okCount(answersTo('trade.order.place', fired, answers));
          const [row] = await house.mall.sql<{ joined: string | null }>(
            'select joined_id::text as joined from member.account where id = $1',
            [user.id],
          );
          // One of the two came first and shut the other out: nothing that was bought has lost its buyer.
          expect({ bound, isPlaced: placed > 0, joined: row?.joined ?? null }).toEqual(
            bound > 0 ? { bound: 1, isPlaced: false, joined: holder.memberId } : { bound: 0, isPlaced: true, joined: null },
          );
          expect(await countOf(house, 'trade.trade where member_id = $1', [user.id])).toBe(placed);
        },
      };
    },
  },
};
