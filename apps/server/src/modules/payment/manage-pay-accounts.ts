import { createPrivateKey, createPublicKey } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Staff, type TxCtx } from '#platform/ctx';
import { noteChange, recordAction } from '#platform/note-change';
import { listAccountRows, lookAfter, markTested, moveAccount } from './pay-account.repo.ts';
import { callProvider, enterPayAccount, findPayAccount, forgetPayAccountInUse, renewKeys } from './pay-accounts.ts';

type Account = OutputOf<'trade.payAccount.list'>[number];

/** Of the secrets nothing but the end of one, to tell accounts apart. At each provider the newest in force takes new orders. */
export async function showPayAccounts(ctx: Ctx): Promise<Account[]> {
  const rows = await listAccountRows(ctx);
  const active = rows.filter(({ state }) => state === 'ACTIVE');
  const inUse = [...Map.groupBy(active, ({ provider }) => provider).values()].map(
    (own) => own.sort((one, other) => Number(other.activated_at) - Number(one.activated_at))[0]?.app_ref,
  );
  return rows.map((row) => ({
    appRef: row.app_ref,
    provider: row.provider,
    mchId: row.mch_id,
    appId: row.app_id,
    certificateSerial: row.certificate_serial,
    keyTail: row.key_tail,
    state: row.state,
    takesNewOrders: inUse.includes(row.app_ref),
    createdAt: row.created_at.getTime(),
    testedAt: row.tested_at?.getTime() ?? null,
    activatedAt: row.activated_at?.getTime() ?? null,
  }));
}

async function findAccount(ctx: Ctx, appRef: string): Promise<Account> {
  const account = (await showPayAccounts(ctx)).find((one) => one.appRef === appRef);
  if (!account) throw fail('NOT_FOUND');
  return account;
}

/** Enters an account. Its secrets come in once and never go out again; it counts after a test. */
export async function setPayAccount(ctx: Ctx<Staff>, input: ParsedOf<'trade.payAccount.set'>): Promise<Account> {
  if (!isPrivateKey(input.privateKeyPem)) throw fail('BAD_INPUT', ['privateKeyPem']);
  if (input.provider === 'ALIPAY' && !isPublicKey(input.alipayPublicKeyPem)) throw fail('BAD_INPUT', ['alipayPublicKeyPem']);
  return inTx(ctx, async (ctx) => {
    const appRef = BigInt(ctx.newId()).toString(36);
    await enterPayAccount(ctx, { appRef, ...input });
    const account = await findAccount(ctx, appRef);
    await recordAction(ctx, { change: { before: null, after: account } });
    return account;
  });
}

/** RSA, as the provider signs with it. */
function isPrivateKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}

function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/**
 * Asks WeChat Pay for its keys as this account: signed with its key, answered sealed by its secret; Alipay after a payment nobody made, which it
 * answers signed by its key for this app. All that was entered must be right.
 */
export async function testPayAccount(ctx: Ctx<Staff>, appRef: string): Promise<Account> {
  const { provider } = await inTx(ctx, (ctx) => findAccount(ctx, appRef));
  if (!(await (provider === 'ALIPAY' ? answersAlipay(ctx, appRef) : learnsKeys(ctx, appRef)))) throw fail('PAY_ACCOUNT_WRONG');
  return inTx(ctx, async (ctx) => {
    if (!(await markTested(ctx, appRef))) throw fail('NOT_FOUND');
    await recordAction(ctx);
    return findAccount(ctx, appRef);
  });
}

const learnsKeys = async (ctx: Ctx, appRef: string) => (await findPayAccount(ctx, appRef)) !== undefined && renewKeys(ctx, appRef);

const answersAlipay = async (ctx: Ctx, appRef: string) =>
  (await callProvider(ctx, appRef, (provider) => provider.query(`test_${appRef}`))).kind === 'absent';

/** From now on new orders are paid to it; those before it are still believed, and refunded from. */
export const activatePayAccount = (ctx: TxCtx<Staff>, appRef: string) => move(ctx, appRef, 'ACTIVE');

/** Takes no new orders; callbacks and refunds of what was paid to it go on. */
export const retirePayAccount = (ctx: TxCtx<Staff>, appRef: string) => move(ctx, appRef, 'RETIRED');

async function move(ctx: TxCtx<Staff>, appRef: string, state: 'ACTIVE' | 'RETIRED'): Promise<void> {
  const before = await findAccount(ctx, appRef);
  if (!(await moveAccount(ctx, appRef, state))) throw fail('PAY_ACCOUNT_UNTESTED');
  if (state === 'ACTIVE') await lookAfter(ctx, appRef);
  forgetPayAccountInUse(ctx);
  noteChange(ctx, { before, after: await findAccount(ctx, appRef) });
}
