import type { PackCard } from '@qianpu/contract/calls/card.schema';
import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller } from '../../../test/builders/caller.ts';
import { aKind } from '../../../test/builders/levels.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aMember, aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { aWechatAccount } from '../../../test/builders/wechat-account.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

const account = aWechatAccount();
const cardId = 'pAbcDEF_0-1';
let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let staff: string;
beforeAll(async () => {
  simulator = await aSimulator({ wechatAccounts: [account] });
  mall = await testMall({ wechatOpenEndpoint: simulator.endpoint });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  server = anApi(mall);
  staff = await aStaffToken(mall, '1', ['member.*']);
});
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
});

const asStaff = (name: Parameters<ReturnType<typeof aCaller>['call']>[0], input: object) =>
  aCaller(server, 'one.test', { token: staff }).call(name, input);
const sign = (token: string) => aCaller(server, 'one.test', { token }).call('member.card.createWxSignatureInfo', {});
/** What the messenger says of a card a phone shows it. */
async function isTaken(card: object): Promise<boolean> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(card) };
  return ((await (await fetch(`${simulator.endpoint}/wechat-open/verify-card`, request)).json()) as { isSigned: boolean }).isSigned;
}
const ticketsAsked = async () =>
  (await simulator.openBook(account.appId)).filter(({ kind }) => kind === 'card-ticket').reduce((sum, { count }) => sum + count, 0);

describe('the card for the messenger’s card pack (spec 7.2, rules 9.2)', () => {
  test('is none where the merchant gives none, or has none there', async () => {
    const { token } = await aMember(mall, '1');
    expect(await sign(token)).toMatchObject({ code: 0, data: { code: null } });
    expect(await asStaff('member.cardKind.save', aKind({ months: 0, priceFen: 0, struckFen: null }))).toMatchObject({ code: 0 });
    expect(await sign(token)).toMatchObject({ code: failures.CARD_PACK_UNAVAILABLE.code });
    expect(await asStaff('member.wechat.setAccount', account)).toMatchObject({ code: 0 });
    expect(await sign(token)).toMatchObject({ code: failures.CARD_PACK_UNAVAILABLE.code });
  });

  test('is signed with its number by the ticket for cards, which is asked for once; the messenger takes it, and no other', async () => {
    expect(await asStaff('member.wechat.setAccount', { ...account, cardId })).toMatchObject({ code: 0 });
    const before = await ticketsAsked();
    const [one, other] = [await aMember(mall, '1'), await aMember(mall, '1')];
    const signed = (await sign(one.token)).data as PackCard;
    expect(signed).toMatchObject({ appId: account.appId, cardId });
    const number = (await aCaller(server, 'one.test', { token: one.token }).call('member.card.findNumber', {})).data as { number: string };
    expect(signed.code).toBe(number.number);
    expect(await isTaken(signed)).toBe(true);
    const others = (await sign(other.token)).data as typeof signed;
    expect(await isTaken(others)).toBe(true);
    expect(await isTaken({ ...signed, code: others.code })).toBe(false);
    expect((await ticketsAsked()) - before).toBe(1);
  });

  test('stays when the account is written without it; the ticket lies sealed', async () => {
    expect(await asStaff('member.wechat.setAccount', account)).toMatchObject({ code: 0 });
    const { token } = await aMember(mall, '1');
    expect(await sign(token)).toMatchObject({ code: 0, data: { cardId } });
    const rows = await mall.sql<{ row: string; sealed: boolean }>(
      'select t::text as row, sealed_card_ticket is not null as sealed from member.wechat_account t',
    );
    expect(rows).toMatchObject([{ sealed: true }]);
    expect(rows[0]?.row).not.toContain(account.secret);
  });
});
