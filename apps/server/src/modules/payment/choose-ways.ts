import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listShops } from '#modules/shop';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { listedShops } from '#platform/shop-scope';
import { listActiveAccounts } from './pay-account.repo.ts';
import { listWaysOff, saveWaysOff } from './pay-way.repo.ts';

/** Of the shops the caller's roles reach, in the merchant's order. */
export async function showPayWays(ctx: Ctx<Staff>): Promise<OutputOf<'trade.payWays.list'>> {
  const cids = listedShops(ctx);
  const offOf = await listWaysOff(ctx, cids);
  const shops = (await listShops(ctx)).filter(({ cid }) => cids === null || cids.includes(cid));
  const accounts = await listActiveAccounts(ctx);
  return {
    providers: accounts.map(({ provider }) => provider),
    shops: shops.map(({ cid }) => ({ cid, off: offOf.get(cid) ?? [] })),
  };
}

/** Payments that are open stay so: their money is believed whenever it comes. */
export async function choosePayWays(ctx: TxCtx<Staff>, { cid, off }: ParsedOf<'trade.payWays.save'>): Promise<void> {
  if (!(await listShops(ctx)).some((shop) => shop.cid === cid)) throw fail('NOT_FOUND');
  const before = (await listWaysOff(ctx, [cid])).get(cid) ?? [];
  await saveWaysOff(ctx, cid, off);
  noteChange(ctx, { before: { cid, off: before }, after: { cid, off } });
}
