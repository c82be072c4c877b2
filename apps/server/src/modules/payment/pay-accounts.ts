import { createPrivateKey, createPublicKey } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import type { GatewayResult } from '#platform/gateways/wechat-pay/wechat-pay.types';
import type { SealedColumn } from '#platform/secrets/reseal';
import {
  deleteNewAccount,
  findAccountRow,
  findActiveAccount,
  insertAccount,
  listGoodKeys,
  saveProviderKeys,
  upsertAccount,
} from './pay-account.repo.ts';
import type { NewPayAccount, PayAccount } from './payment.types.ts';

const Secrets = z.object({ privateKeyPem: z.string(), apiV3Key: z.string() });
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
  const { privateKeyPem, apiV3Key } = Secrets.parse(JSON.parse(ctx.gateways.seal.open(row.sealed_secrets, placeOf(ctx.mid, appRef))));
  return {
    appRef,
    account: {
      mchId: row.mch_id,
      appId: row.app_id,
      serial: row.certificate_serial,
      privateKey: createPrivateKey(privateKeyPem),
      apiV3Key,
    },
    keys: new Map(keys.map((key) => [key.serial, createPublicKey(key.public_key)])),
  };
}

/** Its secrets are sealed before they are written. */
function sealAccount(ctx: Ctx, { privateKeyPem, apiV3Key, ...open }: NewPayAccount) {
  const sealedSecrets = ctx.gateways.seal.close(JSON.stringify({ privateKeyPem, apiV3Key }), placeOf(ctx.mid, open.appRef));
  return { ...open, sealedSecrets, keyTail: apiV3Key.slice(-4) };
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
const inUseKey = (ctx: Ctx) => keyOf(ctx, '');

/** The account new orders are paid to; another process may take the one before it for some seconds more, which is as good. */
export async function findPayAccountInUse(ctx: Ctx): Promise<PayAccount | undefined> {
  const key = inUseKey(ctx);
  const appRef = inUse.get(key) ?? (await inTx(ctx, findActiveAccount))?.app_ref;
  if (appRef === undefined) return undefined;
  inUse.set(key, appRef, { noUpdateTTL: true });
  return findPayAccount(ctx, appRef);
}

export const forgetPayAccountInUse = (ctx: TxCtx): void => ctx.afterCommit(() => inUse.delete(inUseKey(ctx)));

/** Asks the provider for its keys and keeps them. */
export async function renewKeys(ctx: Ctx, appRef: string): Promise<boolean> {
  const known = await findPayAccount(ctx, appRef);
  if (!known) return false;
  const listed = await ctx.gateways.wechatPay.certificates(known.account);
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
  question: (party: PayAccount) => Promise<GatewayResult<T>>,
): Promise<GatewayResult<T>> {
  let account = await findPayAccount(ctx, appRef);
  if (account?.keys.size === 0 && (await learnKeys(ctx, appRef))) account = await findPayAccount(ctx, appRef);
  if (!account) return { kind: 'unknown' };
  const result = await question(account);
  if (result.kind === 'unknown' && result.isKeyMissing) void learnKeys(ctx, appRef);
  return result;
}

/** Whether the merchant can be paid. */
export const hasPayAccountInUse = async (ctx: Ctx): Promise<boolean> => (await findActiveAccount(ctx)) !== undefined;
