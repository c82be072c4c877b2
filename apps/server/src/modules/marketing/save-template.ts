import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { findCategories, findKnownGoods } from '#modules/catalog';
import { listShops } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { fixedFields, normalised, unfitFields } from './coupon.rules.ts';
import type { CouponDraft } from './coupon.types.ts';
import { emitChanged } from './emit-changed.ts';
import { lockOwnTemplate, mayTouch } from './own-template.ts';
import { insertTemplate, updateTemplate } from './template.repo.ts';
import { draftOf } from './template.view.ts';

type Saved = OutputOf<'marketing.coupon.save'>;

/** Writes a new coupon, or changes one; what some members hold keeps its terms. */
export async function saveTemplate(ctx: TxCtx, written: CouponDraft): Promise<Saved> {
  const { id, revision, ...draft } = normalised(written);
  const unfit = unfitFields(draft, ctx.now);
  if (unfit.length > 0) throw fail('BAD_INPUT', unfit);
  // Of every shop is for who works for all of them.
  if (!mayTouch(ctx, draft.cids)) throw fail('FOREIGN_MERCHANT');
  await refuseUnknown(ctx, draft);
  return id === undefined ? createTemplate(ctx, draft) : changeTemplate(ctx, id, revision, draft);
}

async function createTemplate(ctx: TxCtx, draft: CouponDraft): Promise<Saved> {
  const id = ctx.newId();
  await insertTemplate(ctx, id, draft);
  noteChange(ctx, { before: null, after: draft });
  return { id, revision: 1 };
}

async function changeTemplate(ctx: TxCtx, id: string, revision: number | undefined, draft: CouponDraft): Promise<Saved> {
  if (revision === undefined) throw fail('BAD_INPUT', ['revision']);
  const template = await lockOwnTemplate(ctx, id, revision);
  const was = draftOf(template);
  const fixed = template.claimed > 0 ? fixedFields(was, draft) : [];
  if (fixed.length > 0) throw fail('COUPON_FIXED', fixed);
  if (template.state === 'ENDED') throw fail('BAD_INPUT', ['id']);
  if (draft.total > 0 && draft.total < template.claimed) throw fail('BAD_INPUT', ['total']);
  await updateTemplate(ctx, id, draft);
  noteChange(ctx, { before: was, after: draft });
  await emitChanged(ctx, id);
  return { id, revision: template.revision + 1 };
}

/** What a coupon names is the merchant's. */
async function refuseUnknown(ctx: TxCtx, { cids, scope }: CouponDraft): Promise<void> {
  const own = new Set((await listShops(ctx)).map(({ cid }) => cid));
  if (!cids.every((cid) => own.has(cid))) throw fail('NOT_FOUND');
  const goodsIds = [...scope.goodsIds, ...scope.exceptGoodsIds];
  if (goodsIds.length > 0) {
    const known = await findKnownGoods(ctx, goodsIds);
    if (!goodsIds.every((id) => known.has(id))) throw fail('BAD_INPUT', ['scope.goodsIds']);
  }
  if (scope.categoryIds.length === 0) return;
  const known = await findCategories(ctx, null, scope.categoryIds);
  if (!scope.categoryIds.every((id) => known.has(id))) throw fail('BAD_INPUT', ['scope.categoryIds']);
}
