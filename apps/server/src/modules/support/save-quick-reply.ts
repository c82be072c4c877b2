import { MOST_QUICK_REPLIES } from '@qianpu/contract/calls/support-staff.schema';
import { fail } from '@qianpu/contract/failure';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { ParsedOf } from '@qianpu/contract/types';
import type { TxCtx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { countQuickReplies, insertQuickReply, updateQuickReply } from './quick-reply.repo.ts';
import type { QuickReplyRow } from './support.types.ts';

/** Changes one, or keeps a new one for a shop or for all. */
export async function saveQuickReply(ctx: TxCtx, { id, cid, title, text }: ParsedOf<'support.quickReply.save'>): Promise<QuickReplyRow> {
  if (id === undefined) return keep(ctx, { id: ctx.newId(), cid: cid ?? forAll(ctx), title, text });
  const changed = await updateQuickReply(ctx, listedShops(ctx), { id, title, text });
  if (!changed) throw fail('NOT_FOUND');
  return changed;
}

/** Whoever works for some shops keeps nothing for the others. */
function forAll({ actor }: TxCtx): string {
  if (actor.kind === 'staff' && actor.shops !== 'ALL') throw fail('FOREIGN_MERCHANT');
  return ALL_SHOPS;
}

/** A slot somebody else took at the same moment is followed by the next. */
async function keep(ctx: TxCtx, reply: QuickReplyRow): Promise<QuickReplyRow> {
  const kept = await insertQuickReply(ctx, reply);
  if (kept) return kept;
  if ((await countQuickReplies(ctx, reply.cid)) >= MOST_QUICK_REPLIES) throw fail('QUICK_REPLIES_FULL');
  return keep(ctx, reply);
}
