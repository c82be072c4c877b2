import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { ProviderCertificate } from '#platform/gateways/wechat-pay/wechat-pay.types';
import type { ProviderName } from './payment.types.ts';

const db = ownTables('trade');

const accountOf = prepared('trade.pay_account', (tables: OwnDb<'trade'>, p: { mid: string; appRef: string }) =>
  tables
    .selectFrom('trade.pay_account')
    .select(['provider', 'mch_id', 'app_id', 'certificate_serial', 'sealed_secrets'])
    .where('mid', '=', p.mid)
    .where('app_ref', '=', p.appRef),
);
export const findAccountRow = async (ctx: Ctx, appRef: string) => (await accountOf(db(ctx), { mid: ctx.mid, appRef }))[0];

export const listGoodKeys = (ctx: TxCtx, appRef: string) =>
  db(ctx)
    .selectFrom('trade.provider_key')
    .select(['serial', 'public_key'])
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('good_from', '<=', ctx.now)
    .where('good_until', '>', ctx.now)
    .execute();

const ofNewOrders = prepared('trade.active_pay_account', (tables: OwnDb<'trade'>, p: { mid: string; provider: ProviderName }) =>
  tables
    .selectFrom('trade.pay_account')
    .select(['app_ref', 'app_id'])
    .where('mid', '=', p.mid)
    .where('provider', '=', p.provider)
    .where('state', '=', sql.lit('ACTIVE'))
    .orderBy('activated_at', 'desc')
    .limit(1),
);
/** The account at a provider that new orders are paid to: the one put in force last. */
export const findActiveAccount = async (ctx: Ctx, provider: ProviderName) => (await ofNewOrders(db(ctx), { mid: ctx.mid, provider }))[0];

/** At each provider the one new orders are paid to. */
export async function listActiveAccounts(ctx: Ctx): Promise<{ provider: ProviderName; appId: string }[]> {
  const rows = await db(ctx)
    .selectFrom('trade.pay_account')
    .distinctOn('provider')
    .select(['provider', 'app_id'])
    .where('mid', '=', ctx.mid)
    .where('state', '=', 'ACTIVE')
    .orderBy('provider')
    .orderBy('activated_at', 'desc')
    .execute();
  return rows.map((row) => ({ provider: row.provider as ProviderName, appId: row.app_id }));
}

export const listAccountRows = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('trade.pay_account')
    .select(sql<ProviderName>`provider`.as('provider'))
    .select(['app_ref', 'mch_id', 'app_id', 'certificate_serial', 'key_tail', 'created_at', 'tested_at', 'activated_at'])
    .select(sql<AccountState>`state`.as('state'))
    .where('mid', '=', ctx.mid)
    .orderBy('created_at', 'desc')
    .execute();

export type AccountState = 'NEW' | 'ACTIVE' | 'RETIRED';

/** The one that does not count yet makes room for another: its secrets are gone. */
export const deleteNewAccount = async (ctx: TxCtx): Promise<void> => {
  const isNew = db(ctx).selectFrom('trade.pay_account').select('app_ref').where('mid', '=', ctx.mid).where('state', '=', 'NEW');
  await db(ctx).deleteFrom('trade.provider_key').where('mid', '=', ctx.mid).where('app_ref', 'in', isNew).execute();
  await db(ctx).deleteFrom('trade.pay_account').where('mid', '=', ctx.mid).where('state', '=', 'NEW').execute();
};

export async function markTested(ctx: TxCtx, appRef: string): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('trade.pay_account')
    .set({ tested_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One conditional statement: an account that nobody has tested does not come into force. */
export async function moveAccount(ctx: TxCtx, appRef: string, state: 'ACTIVE' | 'RETIRED'): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('trade.pay_account')
    .set({ state, ...(state === 'ACTIVE' && { activated_at: ctx.now }) })
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('tested_at', 'is not', null)
    .where('state', 'in', state === 'ACTIVE' ? ['NEW', 'RETIRED'] : ['ACTIVE'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface PayAccountRow {
  readonly appRef: string;
  readonly provider: ProviderName;
  readonly mchId: string;
  readonly appId: string;
  readonly certificateSerial: string;
  readonly sealedSecrets: Buffer;
  readonly keyTail: string;
}

const columnsOf = (account: PayAccountRow) => ({
  mch_id: account.mchId,
  app_id: account.appId,
  certificate_serial: account.certificateSerial,
  sealed_secrets: account.sealedSecrets,
  key_tail: account.keyTail,
});

/** One that does not count yet; false while somebody else enters one. */
export async function insertAccount(ctx: TxCtx, account: PayAccountRow): Promise<boolean> {
  const made = await db(ctx)
    .insertInto('trade.pay_account')
    .values({ mid: ctx.mid, app_ref: account.appRef, provider: account.provider, state: 'NEW', created_at: ctx.now, ...columnsOf(account) })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** One that is known to be good, in force at once. */
export async function upsertAccount(ctx: TxCtx, account: PayAccountRow): Promise<void> {
  const said = { ...columnsOf(account), state: 'ACTIVE', tested_at: ctx.now, activated_at: ctx.now };
  await db(ctx)
    .insertInto('trade.pay_account')
    .values({ mid: ctx.mid, app_ref: account.appRef, provider: account.provider, created_at: ctx.now, ...said })
    .onConflict((on) => on.columns(['mid', 'app_ref']).doUpdateSet(said))
    .execute();
  await lookAfter(ctx, account.appRef);
}

/** Its keys and its bills are asked for from now on, also after it is retired. */
export const lookAfter = (ctx: TxCtx, appRef: string) =>
  db(ctx)
    .insertInto('trade.account_look')
    .values((['KEYS', 'BILL'] as const).map((what) => ({ mid: ctx.mid, app_ref: appRef, what, look_at: ctx.now })))
    .onConflict((on) => on.columns(['mid', 'app_ref', 'what']).doUpdateSet({ look_at: ctx.now }))
    .execute();

/** What the provider lists now; older keys run out by their own date. */
export const saveProviderKeys = (ctx: TxCtx, appRef: string, certificates: readonly ProviderCertificate[]) =>
  db(ctx)
    .insertInto('trade.provider_key')
    .values(
      certificates.map(({ serial, publicKey, goodFrom, goodUntil }) => ({
        mid: ctx.mid,
        app_ref: appRef,
        serial,
        public_key: publicKey,
        good_from: goodFrom,
        good_until: goodUntil,
      })),
    )
    .onConflict((on) =>
      on.columns(['mid', 'app_ref', 'serial']).doUpdateSet((eb) => ({
        public_key: eb.ref('excluded.public_key'),
        good_from: eb.ref('excluded.good_from'),
        good_until: eb.ref('excluded.good_until'),
      })),
    )
    .execute();

export const findBilledThrough = async (ctx: TxCtx, appRef: string): Promise<string | null> => {
  const row = await db(ctx)
    .selectFrom('trade.account_look')
    .select((eb) => eb.cast<string | null>('billed_through', 'text').as('through'))
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('what', '=', 'BILL')
    .executeTakeFirst();
  return row?.through ?? null;
};

export const setBilledThrough = (ctx: TxCtx, appRef: string, day: string, lookAt: Date) =>
  db(ctx)
    .updateTable('trade.account_look')
    .set({ billed_through: day, look_at: lookAt })
    .where('mid', '=', ctx.mid)
    .where('app_ref', '=', appRef)
    .where('what', '=', 'BILL')
    .execute();
