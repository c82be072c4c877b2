import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOwner } from '#modules/staff';
import { setWechatAccount } from '#modules/wechat';
import { type Ctx, inTx } from '#platform/ctx';
import { resealMerchant } from '#platform/secrets/reseal';
import { createSeal, type Seal } from '#platform/secrets/seal';
import { beforeKeyLeaves, sealedColumns } from '../src/app/modules.ts';
import { hashCode, proveCode } from '../src/modules/identity/prove-code.ts';
import { replaceCode } from '../src/modules/identity/sms-code.repo.ts';
import { findPayAccount } from '../src/modules/payment/pay-accounts.ts';
import { putSecret } from '../src/modules/staff/factor.repo.ts';
import { openFactor, sealFactor } from '../src/modules/staff/factor-secret.ts';
import { sealedAt } from '../src/modules/wechat/wechat.rules.ts';
import { openWechatAccount } from '../src/modules/wechat/wechat-account.ts';
import { anApi } from './builders/api.ts';
import { aCouponHouse, ask, type CouponHouse } from './builders/coupon-house.ts';
import { aPayAccount, openAccount } from './builders/pay-account.ts';
import { aStaffToken } from './builders/populated-mall.ts';
import { asCaller } from './builders/shopper.ts';

const [OLD, NEXT] = ['a1'.repeat(32), randomBytes(32).toString('hex')];
const [during, after] = [createSeal(NEXT, OLD), createSeal(NEXT)];
const things = { sealedColumns, beforeKeyLeaves };
const smsAccount = {
  secretId: 'AKIDmerchant',
  secretKey: 'the-merchants-own-key',
  appId: '1400007777',
  signName: '苹果园',
  templateId: '2000001',
  alertTemplateId: '2000002',
};
const wechat = { 2: { appId: 'wx0123456789abcdef', secret: 'official' }, 1: { appId: 'wx0123456789abcde0', secret: 'mini' } } as const;
const payAccount = aPayAccount();
const factor = randomBytes(20);

let house: CouponHouse;
let staffId: string;
let codes: [string, string];

beforeAll(async () => {
  house = await aCouponHouse();
  const { mall } = house;
  const staff = asCaller(house.server, house.from({ token: await aStaffToken(mall, '1', ['member.*']) }));
  await ask(staff, 'member.smsAccount.set', smsAccount);
  await openAccount(mall, '1', payAccount);
  staffId = await ensureOwner(mall.ctx('1'), { name: 'owner', password: 'correct horse battery' });
  await inTx(mall.ctx('1'), async (ctx) => {
    for (const channel of [1, 2] as const) await setWechatAccount(ctx, { channelInfoId: channel, ...wechat[channel] });
    await putSecret(ctx, staffId, sealFactor(ctx, staffId, factor));
  });
  const ticket = mall.engines.gateways.seal.close('a ticket', sealedAt('ticket', '1', 2));
  await mall.sql(`update member.wechat_account set sealed_ticket = $1, ticket_until = platform.now() where channel = 2`, [ticket]);
  const made = await ask(house.staff, 'marketing.coupon.makeCodes', { id: await house.coupon(), count: 2 });
  codes = made.codes as [string, string];
});
afterAll(() => house.close());

/** The merchant as a process sees it that has these keys. */
const ctxWith = (seal: Seal): Ctx => {
  const ctx = house.mall.ctx('1');
  return { ...ctx, gateways: { ...ctx.gateways, seal } };
};
const reseal = () => resealMerchant(ctxWith(during), things);
const sealedNow = async () =>
  Object.fromEntries(
    await Promise.all(
      sealedColumns.map(async ({ table, column }) => {
        const rows = await house.mall.sql<{ sealed: Buffer }>(
          `select ${column} as sealed from ${table} where ${column} is not null order by 1`,
        );
        return [`${table}.${column}`, rows.map(({ sealed }) => sealed.toString('hex'))] as const;
      }),
    ),
  );

/** What lies sealed, as its readers read it. */
const readWith = (seal: Seal) =>
  inTx(ctxWith(seal), async (ctx) => {
    const [row] = await house.mall.sql<{ secret: Buffer; sms: Buffer; ticket: Buffer }>(
      `select f.sealed_secret as secret, s.sealed_secret as sms, w.sealed_ticket as ticket
         from staff.factor f join member.sms_account s using (mid) join member.wechat_account w using (mid) where w.channel = 2 and f.staff_id = $1`,
      [staffId],
    );
    if (!row) throw new Error('nothing lies sealed');
    return {
      wechat: [(await openWechatAccount(ctx, 1))?.secret, (await openWechatAccount(ctx, 2))?.secret],
      factor: openFactor(ctx, staffId, row.secret).equals(factor),
      sms: seal.open(row.sms, 'sms_account/1'),
      ticket: seal.open(row.ticket, sealedAt('ticket', '1', 2)),
    };
  });

test('every sealed column of the database is known to be one', async () => {
  const columns = await house.mall.sql<{ name: string }>(
    `select format('%s.%s.%s', table_schema, table_name, column_name) as name from information_schema.columns where column_name like 'sealed%'`,
  );
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(columns.map(({ name }) => name).sort());
});

describe('SECRETS_KEY changes (A29)', () => {
  test('while both are live everything opens, a message sent before is answered after, and a printed code is taken', async () => {
    expect(await readWith(during)).toMatchObject({ sms: smsAccount.secretKey });
    await expect(readWith(after)).rejects.toThrow();
    const key = { phone: '13800000077', purpose: 'login' } as const;
    await inTx(house.mall.ctx('1'), (ctx) => replaceCode(ctx, key, hashCode(ctx, key, '246810'), new Date(ctx.now.getTime() + 60_000)));
    await expect(proveCode(ctxWith(during), key, '246811')).rejects.toThrow();
    await expect(proveCode(ctxWith(during), key, '246810')).resolves.toBeDefined();
  });

  test('ended in the middle it leaves all as it was, and is run again', async () => {
    const before = await sealedNow();
    const broken = {
      sealedColumns: [...sealedColumns, { table: 'staff.factor', column: 'nothing', keys: [], placeOf: () => '' }],
      beforeKeyLeaves,
    };
    await expect(resealMerchant(ctxWith(during), broken)).rejects.toThrow();
    expect(await sealedNow()).toEqual(before);
  });

  test('two at once seal each value once, and a third has nothing to do', async () => {
    const kinds = { smsAccounts: 1, payAccounts: 1, factors: 1, wechatSecrets: 2, wechatTickets: 1 };
    const count = Object.values(kinds).reduce((sum, one) => sum + one);
    const [one, other] = await Promise.allSettled([reseal(), reseal()]);
    const renewed = [one, other].map((result) => (result.status === 'fulfilled' ? result.value.renewed : 0));
    expect(renewed.reduce((sum, some) => sum + some)).toBe(count);
    // With them the key of printed codes, which was sealed by the first key as it was kept.
    expect(await reseal()).toEqual({ renewed: 0, current: count + 1, lost: [] });
  });

  test('afterwards the new key alone opens everything, and the old one nothing', async () => {
    expect(await readWith(after)).toEqual({ wechat: ['mini', 'official'], factor: true, sms: smsAccount.secretKey, ticket: 'a ticket' });
    // Its secrets are unsealed as it is loaded.
    expect((await findPayAccount(ctxWith(after), payAccount.appRef))?.mchId).toBe(payAccount.mchId);
    await expect(readWith(createSeal(OLD))).rejects.toThrow();
  });

  test('a code printed under a key that has left is taken, once, and after the next change, too', async () => {
    const { engines, newId } = house.mall;
    const exchangeWith = async (seal: Seal, code: string) => {
      const server = anApi({ engines: { ...engines, gateways: { ...engines.gateways, seal } }, newId });
      const { token } = await house.member();
      const answer = await asCaller(server, house.from({ token }))('marketing.coupon.exchangeCode', { cid: '11', code });
      await server.close();
      return answer.code;
    };
    expect(await exchangeWith(after, codes[0])).toBe(0);
    expect(await exchangeWith(after, codes[0])).not.toBe(0);
    const third = randomBytes(32).toString('hex');
    await resealMerchant(ctxWith(createSeal(third, NEXT)), things);
    expect(await exchangeWith(createSeal(third), codes[1])).toBe(0);
  });

  test('what neither key opens is told by its place, and left as it is', async () => {
    const stranger = createSeal(randomBytes(32).toString('hex')).close('x', 'sms_account/1');
    await house.mall.sql('update member.sms_account set sealed_secret = $1', [stranger]);
    expect((await resealMerchant(ctxWith(after), things)).lost[0]).toMatch(/^merchant 1, /);
    const [row] = await house.mall.sql<{ sealed: Buffer }>('select sealed_secret as sealed from member.sms_account');
    expect(row?.sealed.equals(stranger)).toBe(true);
  });
});
