import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listShops, refuseForeignShop } from '#modules/shop';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { listedShops } from '#platform/shop-scope';
import { findFreightRules, listFreightCids, setFreightRule } from './freight.repo.ts';

/** The rule of each shop the caller has a role for. */
export async function showFreightRules(ctx: Ctx, cid: string | undefined): Promise<OutputOf<'delivery.freightRule.list'>> {
  const listed = listedShops(ctx, cid);
  const cids = (await listShops(ctx)).map((shop) => shop.cid).filter((one) => listed === null || listed.includes(one));
  const [rules, set] = [await findFreightRules(ctx, cids), await listFreightCids(ctx)];
  return [...rules].map(([of, { flatFen, freeFromFen }]) => ({ cid: of, flatFen, freeFromFen, isSet: set.includes(of) }));
}

export async function changeFreightRule(
  ctx: TxCtx<Staff>,
  rule: ParsedOf<'delivery.freightRule.set'>,
): Promise<OutputOf<'delivery.freightRule.set'>> {
  await refuseForeignShop(ctx, rule.cid);
  const [before] = await showFreightRules(ctx, rule.cid);
  await setFreightRule(ctx, rule);
  noteChange(ctx, { before: before ?? null, after: rule });
  return rule;
}
