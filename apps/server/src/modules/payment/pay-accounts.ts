import { fail } from '@qianpu/contract/failure';
import { LRUCache } from 'lru-cache';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import type { GatewayResult } from '#platform/gateways/pay/pay.types';
import type { SealedColumn } from '#platform/secrets/reseal';
import {
  deleteNewAccount,
  findAccountRow,
  findActiveAccount,
  insertAccount,
  listActiveAccounts,
  listGoodKeys,
  type PayAccountRow,
  saveProviderKeys,
  upsertAccount,
} from './pay-account.repo.ts';
import type { NewPayAccount, PayAccount, ProviderName } from './payment.types.ts';
import { alipayParty, alipayProvider } from './providers/alipay.ts';
import type { PayProvider } from './providers/pay-provider.types.ts';
import { wechatParty, wechatProvider } from './providers/wechat-pay.ts';

const placeOf = (mid: string, appRef: string) => `pay_account/${mid}/${appRef}`;

export const sealedPayAccounts: SealedColumn = {
  table: 'trade.pay_account',
  column: 'sealed_secrets',
  keys: ['app_ref'],
  placeOf: (mid, [appRef = '']) => placeOf(mid, appRef),
};

/** A key that another process has learned of is used here within this time. */
const KEPT_MS = 10_000;
/** Strangers can name serial numbers as often as they like; the provider is asked no more often than this. */
const ASKED_AGAIN_MS = 10_000;

const loaded = new LRUCache<string, PayAccount, Ctx>({
  max: 5_000,
  ttl: KEPT_MS,
  // Dropped while it is being loaded, it still answers those who wait; it is not kept.
  ignoreFetchAbort: true,
  fetchMethod: (key, _stale, { context }) => loadAccount(context, key.slice(key.lastIndexOf('/') + 1)),
});
const keyOf = ({ pod, mid }: Ctx, appRef: string) => `${podNumber(pod)}/${mid}/${appRef}`;

const podNumbers = new WeakMap<object, number>();
let pods = 0;
/** A process may know several pods, and a test several malls, with the same merchants. */
function podNumber(pod: object): number {
  const known = podNumbers.get(pod) ?? ++pods;
  podNumbers.set(pod, known);
  return known;
}

export const findPayAccount = (ctx: Ctx, appRef: string): Promise<PayAccount | undefined> =>
  loaded.fetch(keyOf(ctx, appRef), { context: ctx });

async function loadAccount(ctx: Ctx, appRef: string): Promise<PayAccount | undefined> {
  const { row, keys } = await inTx(ctx, async (ctx) => ({ row: await findAccountRow(ctx, appRef), keys: await listGoodKeys(ctx, appRef) }));
  if (!row) return undefined;
  const secrets = ctx.gateways.seal.open(row.sealed_secrets, placeOf(ctx.mid, appRef));
  const account = { appRef, mchId: row.mch_id, appId: row.app_id, keys: keys.length };
  if (row.provider === 'ALIPAY') {
    const party = alipayParty(row, secrets);
    return { ...account, provider: 'ALIPAY', open: (ctx) => alipayProvider({ ctx, appRef }, party) };
  }
  const party = wechatParty(row, secrets, keys);
  return { ...account, provider: 'WECHAT_PAY', open: (ctx) => wechatProvider({ ctx, appRef }, party) };
}

/** Its secrets are sealed before they are written. */
function sealAccount(ctx: Ctx, account: NewPayAccount): PayAccountRow {
  const { appRef, mchId, appId, privateKeyPem } = account;
  const seal = (secrets: object) => ctx.gateways.seal.close(JSON.stringify(secrets), placeOf(ctx.mid, appRef));
  const open = { appRef, mchId, appId };
  if (account.provider === 'ALIPAY') {
    const { alipayPublicKeyPem } = account;
    // Every such key ends in the same exponent, which would tell none from another.
    const keyTail = alipayPublicKeyPem
      .replace(/-----[^-]+-----|\s|=/g, '')
      .replace(/.IDAQAB$/, '')
      .slice(-4);
    return { ...open, provider: 'ALIPAY', certificateSerial: '', keyTail, sealedSecrets: seal({ privateKeyPem, alipayPublicKeyPem }) };
  }
  const { certificateSerial, apiV3Key } = account;
  return {
    ...open,
    provider: 'WECHAT_PAY',
    certificateSerial,
    keyTail: apiV3Key.slice(-4),
    sealedSecrets: seal({ privateKeyPem, apiV3Key }),
  };
}

/** Opens a merchant's account at the provider, or changes it: for seeds, which know that it is good. */
export async function openPayAccount(ctx: TxCtx, account: NewPayAccount): Promise<void> {
  await upsertAccount(ctx, sealAccount(ctx, account));
  forgetPayAccountInUse(ctx);
  loaded.delete(keyOf(ctx, account.appRef));
}

/** Stores one that does not count yet, instead of another that did not. */
export async function enterPayAccount(ctx: TxCtx, account: NewPayAccount): Promise<void> {
  await deleteNewAccount(ctx);
  if (!(await insertAccount(ctx, sealAccount(ctx, account)))) throw fail('IDEMPOTENCY');
}

const inUse = new LRUCache<string, string>({ max: 5_000, ttl: KEPT_MS });
const inUseKey = (ctx: Ctx, provider: ProviderName) => keyOf(ctx, provider);

/** The account new orders are paid to; another process may take the one before it for some seconds more, which is as good. */
export async function findPayAccountInUse(ctx: Ctx, provider: ProviderName): Promise<PayAccount | undefined> {
  const key = inUseKey(ctx, provider);
  const appRef = inUse.get(key) ?? (await inTx(ctx, (ctx) => findActiveAccount(ctx, provider)))?.app_ref;
  if (appRef === undefined) return undefined;
  inUse.set(key, appRef, { noUpdateTTL: true });
  return findPayAccount(ctx, appRef);
}

export const forgetPayAccountInUse = (ctx: TxCtx): void =>
  ctx.afterCommit(() => {
    for (const provider of ['WECHAT_PAY', 'ALIPAY'] as const) inUse.delete(inUseKey(ctx, provider));
  });

/** Asks the provider for its keys and keeps them. Alipay's is the account's own, and was entered with it. */
export async function renewKeys(ctx: Ctx, appRef: string): Promise<boolean> {
  const account = await inTx(ctx, (ctx) => findAccountRow(ctx, appRef));
  if (account?.provider !== 'WECHAT_PAY') return account !== undefined;
  const party = wechatParty(account, ctx.gateways.seal.open(account.sealed_secrets, placeOf(ctx.mid, appRef)), []);
  const listed = await ctx.gateways.wechatPay.certificates(party.account);
  if (listed.kind !== 'told' || listed.value.length === 0) return false;
  await inTx(ctx, (ctx) => saveProviderKeys(ctx, appRef, listed.value));
  loaded.delete(keyOf(ctx, appRef));
  return true;
}

const requested = new LRUCache<string, Promise<boolean>>({ max: 5_000, ttl: ASKED_AGAIN_MS });

/** For a key nobody here knows: one question at a time and account, whoever else waits for it. */
export function learnKeys(ctx: Ctx, appRef: string): Promise<boolean> {
  const key = keyOf(ctx, appRef);
  const running = requested.get(key);
  if (running) return running;
  const asking = renewKeys(ctx, appRef).catch(() => false);
  requested.set(key, asking);
  return asking;
}

/** Asks the provider as this account; an account that has just been opened, or a changed key, learns the keys first. */
export async function callProvider<T>(
  ctx: Ctx,
  appRef: string,
  question: (provider: PayProvider) => Promise<GatewayResult<T>>,
): Promise<GatewayResult<T>> {
  let account = await findPayAccount(ctx, appRef);
  if (account?.keys === 0 && account.provider === 'WECHAT_PAY' && (await learnKeys(ctx, appRef)))
    account = await findPayAccount(ctx, appRef);
  if (!account) return { kind: 'unknown' };
  const result = await question(account.open(ctx));
  if (result.kind === 'unknown' && result.isKeyMissing) void learnKeys(ctx, appRef);
  return result;
}

/** Whether the merchant can be paid. */
export const hasPayAccountInUse = async (ctx: Ctx): Promise<boolean> => (await listActiveAccounts(ctx)).length > 0;
