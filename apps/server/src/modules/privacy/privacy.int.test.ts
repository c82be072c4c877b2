import { randomUUID } from 'node:crypto';
import { failures } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { hashPassword } from '#platform/secrets/password';
import { anApi } from '../../../test/builders/api.ts';
import { aCoupon } from '../../../test/builders/coupon.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPaidOrder, aPlacedOrder, aShopper, asCaller, aTender, type Shopper } from '../../../test/builders/shopper.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { dueTasks, subscribers } from '../../app/modules.ts';
import { insertRights } from '../review/right.repo.ts';

const log = createLog('test', 'silent');
const PASSWORD = '246810';
const proof = { by: 'payPassword', password: PASSWORD };
/** What tells who the member is; each is written somewhere below. */
const aPerson = (nth: number) => ({
  street: `望京街道 ${nth} 号院 301`,
  openId: `oIdentityOfPerson${nth}x`,
  nickName: `林小荔${nth}`,
  receiver: `林知夏${nth}`,
  word: `我的电话就是这个 ${nth}`,
});

let people = 700;
let told: ReturnType<typeof aPerson>;
let mall: TestMall;
let merchant: MadeMerchant;
let server: ReturnType<typeof anApi>;
let shopper: Shopper;
let phone: string;
let call: (name: CallName, input: object) => Promise<{ code: unknown; data: unknown }>;

beforeAll(async () => {
  mall = await testMall();
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  server = anApi(mall);
});
beforeEach(async () => {
  told = aPerson(people++);
  shopper = await aShopper(mall, merchant, { street: told.street });
  call = asCaller(server, { host: 'one.test', mid: '1', cid: '11', token: shopper.token });
  await mall.sql('update member.address set name = $2 where member_id = $1', [shopper.memberId, told.receiver]);
  const [row] = await mall.sql<{ phone: string }>('select phone from member.account where id = $1', [shopper.memberId]);
  phone = row?.phone ?? '';
  await mall.sql('insert into member.pay_password (mid, member_id, password_hash) values (1, $1, $2)', [
    shopper.memberId,
    await hashPassword(PASSWORD),
  ]);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const finishOrders = () =>
  mall.sql(
    `update trade.order set state = 'SHIPPED', shipped_at = platform.now(), receive_by = platform.now() where member_id = $1 and state = 'TO_SHIP'`,
    [shopper.memberId],
  );
const runDueTasks = async (...names: string[]) => {
  for (const task of dueTasks.filter(({ name }) => names.includes(name))) await runDueTask(mall.pod, task, (mid) => mall.ctx(mid), log);
};

/** Something of this member in every part of the mall. */
async function live(): Promise<string> {
  const { memberId } = shopper;
  await call('member.account.update', { nickName: told.nickName });
  const placed = await aPaidOrder(merchant, shopper);
  await aTender(mall, { mid: '1', tradeId: placed.tradeId, amountFen: placed.payableFen, state: 'PAID' });
  await mall.sql(`update trade.tender set way = 'WECHAT_JSAPI', payer_open_id = $2 where trade_id = $1`, [placed.tradeId, told.openId]);
  await mall.sql(
    `insert into trade.notice (mid, app_ref, notice_id, kind, content, received_at, handled_at)
     select 1, app_ref, $2, 'TRANSACTION.SUCCESS', jsonb_build_object('out_trade_no', out_trade_no, 'payer', jsonb_build_object('openid', $3::text)),
            platform.now(), platform.now() from trade.tender where trade_id = $1`,
    [placed.tradeId, randomUUID(), told.openId],
  );
  await mall.sql(`update trade.order set message = $2 where member_id = $1`, [memberId, told.word]);
  await finishOrders();
  await mall.moveClock('1 minute');
  await runDueTasks('trade.receive-arrived');
  const [goodsId = '', skuId = ''] = [merchant.goodsIds[0], merchant.skuIds[0]];
  const line = { goodsId, skuId, title: '苹果', picture: '1/goods.jpg', specs: [] };
  const orderId = placed.orderIds[0] ?? '';
  await inTx(mall.ctx('1'), (ctx) => insertRights(ctx, { orderId, cid: '11', memberId, receivedAt: ctx.now, lines: [line] }));
  await call('catalog.review.add', { orderId, skuId, score: 5, text: told.word });
  await call('behaviour.favourite.add', { cid: '11', goodsIds: [goodsId] });
  await call('behaviour.footprint.add', { cid: '11', goodsId });
  await call('cart.line.add', { cid: '11', skuId, quantity: 1 });
  await mall.sql(
    `insert into inbox.message (mid, id, member_id, kind, ref, data, created_at)
     values (1, $1, $1, 'COUPON_ENDING', 1, jsonb_build_object('name', $2::text, 'endsAt', 0), platform.now())`,
    [memberId, told.word],
  );
  const staff = asCaller(server, { host: 'one.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['support.*']) });
  await staff('support.entrance.set', { cid: '11', status: 1, nick: '小千', avatar: '1/x.png' });
  await call('support.chat.send', { cid: '11', text: `${told.word} ${phone}` });
  const seller = asCaller(server, { host: 'one.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['marketing.*']) });
  await call('marketing.coupon.multipleReceive', { cid: '11', ids: [await aCoupon(seller, { name: '留给你的券' })] });
  const keeper = asCaller(server, { host: 'one.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['ledger.*']) });
  await keeper('ledger.adjustment.ask', { memberId, part: 'BONUS', amountFen: 500, reason: 'COMPENSATION', note: told.word });
  await mall.sql(
    `insert into member.wechat_identity (mid, app_id, open_id, channel, member_id, created_at)
     values (1, 'wx0123456789abcdef', $2, 2, $1, platform.now())`,
    [memberId, `${told.openId}${memberId}`],
  );
  return placed.tradeId;
}

/** Every place of the database that holds one of the words: all columns of text, arrays and JSON of all merchants' tables. */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const columns = await mall.sql<{ place: string; table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column,
            table_schema || '.' || table_name || '.' || column_name as place
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'public', 'pgboss')
        and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying') order by 1, 2`,
  );
  const found: string[] = [];
  for (const { place, table, column } of columns)
    for (const word of words) {
      const rows = await mall.sql(`select from ${table} where position($1 in ${column}::text) > 0 limit 1`, [word]);
      if (rows.length > 0) found.push(`${place}: ${word}`);
    }
  return found;
}

const identity = () => [phone, ...Object.values(told)];

describe('all the mall knows of a member (PIPL 45)', () => {
  test('is given to who proves to be the member, and told', async () => {
    await live();
    const refused = await call('privacy.data.export', { proof: { by: 'payPassword', password: '000000' } });
    expect(refused.code).toBe(failures.WRONG_PAY_PASSWORD.code);
    const { code, data } = await call('privacy.data.export', { proof });
    expect(code).toBe(0);
    const text = JSON.stringify(data);
    for (const word of [phone, told.street, told.nickName, told.receiver, told.word, told.openId, '留给你的券', '"bonusFen":500'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/argon2|token_hash|password/);
    expect(await mall.sql(`select kind from member.alert where member_id = $1`, [shopper.memberId])).toContainEqual({ kind: 'exported' });
  });
});

describe('leaving (PIPL 47)', () => {
  test('is refused while an order is open (601013)', async () => {
    await aPlacedOrder(merchant, shopper);
    expect((await call('privacy.account.erase', { proof })).code).toBe(failures.ACCOUNT_LEAVING.code);
  });

  test('is refused while the balance holds what was paid in (617025)', async () => {
    const keeper = asCaller(server, { host: 'one.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['ledger.*']) });
    const change = { memberId: shopper.memberId, part: 'PRINCIPAL', reason: 'OFFLINE' };
    expect((await keeper('ledger.adjustment.ask', { ...change, amountFen: 500 })).code).toBe(0);
    expect((await call('privacy.account.erase', { proof })).code).toBe(failures.BALANCE_LEFT.code);
    expect((await keeper('ledger.adjustment.ask', { ...change, amountFen: -500 })).code).toBe(0);
    expect((await call('privacy.account.erase', { proof })).code).toBe(0);
  });

  test('needs a proof, ends every session, and can be taken back for seven days', async () => {
    expect((await call('privacy.account.erase', { proof: { by: 'phone', code: '000000' } })).code).toBe(failures.WRONG_CODE.code);
    expect((await call('privacy.account.erase', { proof })).code).toBe(0);
    expect((await call('member.account.detail', {})).code).toBe(failures.LOGIN_INVALID.code);
    await mall.sql('update member.session set revoked_at = null where member_id = $1', [shopper.memberId]);
    expect((await call('member.safety.state', {})).data).toMatchObject({ eraseAt: expect.any(Number) });
    expect((await call('privacy.account.stay', {})).data).toEqual({ stays: true });
    await mall.moveClock('8 days');
    await runDueTasks('privacy.erase-due');
    expect(await mall.sql('select phone from member.account where id = $1', [shopper.memberId])).toEqual([{ phone }]);
  });

  test('leaves nothing of who the member was anywhere, frees the phone, and the books are right', async () => {
    const tradeId = await live();
    expect(await placesOf(identity())).toEqual(
      expect.arrayContaining([expect.stringMatching(/^trade\.order\.address/), expect.stringMatching(/^trade\.notice/)]),
    );
    const known = await refereeFindings(mall);
    expect((await call('privacy.account.erase', { proof })).code).toBe(0);
    await mall.moveClock('6 days 23 hours');
    await runDueTasks('privacy.erase-due');
    expect((await placesOf([phone])).length).toBeGreaterThan(0);
    await mall.moveClock('2 hours');
    const openCtx = (mid: string) => ({ ...mall.ctx(mid), redis: mall.engines.redis });
    const delivery = new Delivery({ pod: mall.pod, subscribers, openCtx, log });
    onTestFinished(() => delivery.close());
    await runDueTasks('privacy.erase-due');
    await vi.waitFor(async () => expect(await mall.sql('select name from platform.outbox where done_at is null')).toEqual([]), {
      timeout: 20_000,
      interval: 100,
    });
    expect(await placesOf(identity())).toEqual([]);
    const mine = await mall.sql(
      `select (select count(*)::int from trade.trade where id = $2) as trades,
              (select count(*)::int from trade.order where member_id = $1 and (address ->> 'name' <> '' or address ->> 'street' <> '' or message <> '')) as told,
              (select count(*)::int from support.message where member_id = $1) as chats,
              (select count(*)::int from inbox.message where member_id = $1) as messages,
              (select count(*)::int from catalog.review where member_id = $1 and (text <> '' or author_name is not null)) as reviews,
              (select count(*)::int from behaviour.favourite where member_id = $1) as favourites,
              (select count(*)::int from behaviour.footprint where member_id = $1) as footprints,
              (select count(*)::int from cart.line where member_id = $1) as cart,
              (select amount_fen::int from ledger.balance where owner_id = $1 and kind = 'BALANCE_BONUS') as bonus,
              (select count(*)::int from platform.idempotency where actor_id = 'member:' || $1) as replies`,
      [shopper.memberId, tradeId],
    );
    expect(mine).toEqual([
      { trades: 1, told: 0, chats: 0, messages: 0, reviews: 0, favourites: 0, footprints: 0, cart: 0, bonus: 0, replies: 0 },
    ]);
    expect(await mall.sql('select phone, nick_name, head_icon from member.account where id = $1', [shopper.memberId])).toEqual([
      { phone: null, nick_name: '已注销', head_icon: '' },
    ]);
    // The payment above was written by hand, so the books were not clean before: leaving adds nothing.
    const before = new Set(known.map(({ check, id }) => `${check} ${id}`));
    // No event told the reports of it either, which their checks (F) say once its hour is over.
    const added = (await refereeFindings(mall)).filter(({ check, id }) => !check.startsWith('F') && !before.has(`${check} ${id}`));
    expect(added).toEqual([]);
  });
});
