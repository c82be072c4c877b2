import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { countCodes } from './code.repo.ts';
import { viewPage } from './coupon.view.ts';
import { countByState, countUsed, listDays, sumSales } from './figures.repo.ts';
import { findOwnTemplate } from './own-template.ts';
import { listTemplates } from './template.repo.ts';
import { viewTemplate } from './template.view.ts';

export async function showTemplates(ctx: Ctx, filter: ParsedOf<'marketing.coupon.list'>): Promise<OutputOf<'marketing.coupon.list'>> {
  const { rows, total } = await listTemplates(ctx, listedShops(ctx), filter);
  const used = await countUsed(
    ctx,
    rows.map(({ id }) => id),
  );
  return { ...viewPage(rows, filter, (row) => viewTemplate(row, used.get(row.id) ?? 0)), total };
}

export async function showTemplate(ctx: Ctx, id: string): Promise<OutputOf<'marketing.coupon.find'>> {
  const template = await findOwnTemplate(ctx, id);
  return viewTemplate(template, (await countUsed(ctx, [id])).get(id) ?? 0);
}

export async function showFigures(ctx: Ctx, id: string): Promise<OutputOf<'marketing.coupon.figures'>> {
  const { claimed } = await findOwnTemplate(ctx, id);
  return {
    claimed,
    ...(await countByState(ctx, id)),
    ...(await sumSales(ctx, id)),
    codes: await countCodes(ctx, id),
    days: await listDays(ctx, id),
  };
}
