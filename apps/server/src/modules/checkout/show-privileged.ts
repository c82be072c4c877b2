import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findShown, leftOf } from '#modules/activity';
import { type Ctx, inTx } from '#platform/ctx';
import { viewActivities } from './shown-activity.ts';

type Shown = OutputOf<'marketing.privilegedPrice.byId'>;

/** Prices for whoever holds the link; a wrong one opens nothing, not even that there is something. */
export const showPrivileged = (ctx: Ctx, input: ParsedOf<'marketing.privilegedPrice.byId'>): Promise<Shown> =>
  ctx.actor.kind === 'member' ? inTx(ctx, (ctx) => find(ctx, input)) : find(ctx, input);

async function find(ctx: Ctx, { cid, id, token }: ParsedOf<'marketing.privilegedPrice.byId'>): Promise<Shown> {
  const [activity] = await findShown(ctx, cid, [id]);
  if (activity?.terms.kind !== 'PRIVILEGED' || activity.linkToken !== token) throw fail('NOT_FOUND');
  const [shown] = await viewActivities(ctx, cid, [activity]);
  if (!shown) throw fail('NOT_FOUND');
  const skus = activity.goods.map(({ goodsId, skuId, priceFen }) => ({ goodsId, skuId, priceFen }));
  return {
    activity: shown,
    goodsId: skus[0]?.goodsId ?? null,
    skus,
    leftForYou: ctx.actor.kind === 'member' ? leftOf(activity) : null,
    serverNow: ctx.now.getTime(),
  };
}
