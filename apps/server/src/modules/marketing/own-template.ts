import { fail } from '@qianpu/contract/failure';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { Ctx, TxCtx } from '#platform/ctx';
import { mayTouchShop } from '#platform/shop-scope';
import type { TemplateRow } from './coupon.types.ts';
import { findTemplate, lockTemplate } from './template.repo.ts';

/** A coupon of some shops is for who works for all of these; one of every shop for who works for all. */
export const mayTouch = ({ actor }: Ctx, cids: readonly string[]): boolean =>
  cids.length === 0 ? mayTouchShop(actor, ALL_SHOPS) : cids.every((cid) => mayTouchShop(actor, cid));

/** What is of a shop the caller has no role for answers as what is not there. */
function requireOwn(ctx: Ctx, template: TemplateRow | undefined): TemplateRow {
  if (!template || !mayTouch(ctx, template.cids)) throw fail('NOT_FOUND');
  return template;
}

export const findOwnTemplate = async (ctx: Ctx, id: string): Promise<TemplateRow> => requireOwn(ctx, await findTemplate(ctx, id));

/** The one that was seen, held until the transaction ends. */
export async function lockOwnTemplate(ctx: TxCtx, id: string, revision?: number): Promise<TemplateRow> {
  const template = requireOwn(ctx, await lockTemplate(ctx, id));
  if (revision !== undefined && template.revision !== revision) throw fail('COUPON_CHANGED', { revision: template.revision });
  return template;
}
