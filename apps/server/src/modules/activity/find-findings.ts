import { findCheapestSkus, findOffers, listCardsInScope, type Offer } from '#modules/catalog';
import { listShops } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import type { ActivityDraft, ActivityFinding, PackageTerms } from './activity.types.ts';
import { goodsFindings, packageFindings } from './findings.rules.ts';
import { scopeOf } from './kinds.rules.ts';

/** Holds an activity against what its shops sell. */
export async function findFindings(ctx: Ctx, draft: ActivityDraft): Promise<ActivityFinding[]> {
  const cids = draft.cids.length > 0 ? draft.cids : (await listShops(ctx)).map(({ cid }) => cid);
  const over: ActivityFinding[] = draft.endsAt <= ctx.now.getTime() ? [{ code: 'OVER', isFatal: true }] : [];
  return [...over, ...(await findGoodsFindings(ctx, draft, cids))];
}

async function findGoodsFindings(ctx: Ctx, draft: ActivityDraft, cids: readonly string[]): Promise<ActivityFinding[]> {
  if (draft.terms.kind === 'PACKAGE') return findPackageFindings(ctx, draft.terms, cids);
  const scope = scopeOf(draft.terms);
  if (!scope) return goodsFindings(draft, cids, await offersAt(ctx, draft, cids));
  for (const cid of cids) {
    const [first] = await listCardsInScope(ctx, scope, { cid, sortType: 'default', pageNum: 1, pageSize: 1 });
    if (first) return [];
  }
  return [{ code: 'NO_GOODS', isFatal: true }];
}

const offersAt = (ctx: Ctx, { goods }: ActivityDraft, cids: readonly string[]): Promise<Offer[]> =>
  findOffers(
    ctx,
    cids.flatMap((cid) => goods.map(({ skuId }) => ({ cid, skuId }))),
  );

/** A set is sold only where all of it is; its price is held against the cheapest one there is. */
async function findPackageFindings(ctx: Ctx, terms: PackageTerms, cids: readonly string[]): Promise<ActivityFinding[]> {
  const goodsIds = terms.parts.map(({ goodsId }) => goodsId);
  const sold = await Promise.all(
    cids.map(async (cid) => ({ cid, offers: await findOffers(ctx, await findCheapestSkus(ctx, cid, goodsIds)) })),
  );
  return packageFindings(terms, sold);
}
