import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findKnownSkus } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { listActivities } from './activity.repo.ts';
import type { ActivityRow } from './activity.types.ts';
import { draftOf, viewPage, viewRow } from './activity.view.ts';
import { listStock } from './activity-goods.repo.ts';
import { listDays, sumSales } from './figures.repo.ts';
import { findFindings } from './find-findings.ts';
import { findOwnActivity } from './own-activity.ts';

export async function showActivities(ctx: Ctx, filter: ParsedOf<'marketing.activity.list'>): Promise<OutputOf<'marketing.activity.list'>> {
  const { rows, total } = await listActivities(ctx, listedShops(ctx), filter);
  return { ...viewPage(rows, filter, (row) => viewRow(row, ctx.now)), total };
}

export async function showActivity(ctx: Ctx, id: string): Promise<OutputOf<'marketing.activity.find'>> {
  const activity = await findOwnActivity(ctx, id);
  const findings = activity.state === 'DRAFT' ? await findFindings(ctx, draftOf(activity)) : [];
  return {
    ...viewRow(activity, ctx.now),
    goods: activity.goods,
    skus: await findOwners(ctx, activity),
    stock: await listStock(ctx, id),
    findings,
    linkToken: activity.link_token,
  };
}

/** Whose the SKUs are that are priced or given away. */
async function findOwners(ctx: Ctx, { goods, terms }: ActivityRow) {
  const tiers = terms.kind === 'FULL_REDUCTION' && terms.reduction.by === 'TIERS' ? terms.reduction.tiers : [];
  const gifts = tiers.flatMap(({ grants }) => grants.gifts);
  const owners = await findKnownSkus(
    ctx,
    [...goods, ...gifts].map(({ skuId }) => skuId),
  );
  return [...owners].map(([skuId, goodsId]) => ({ skuId, goodsId }));
}

export async function showFigures(ctx: Ctx, id: string): Promise<OutputOf<'marketing.activity.figures'>> {
  await findOwnActivity(ctx, id);
  return { ...(await sumSales(ctx, id)), days: await listDays(ctx, id) };
}
