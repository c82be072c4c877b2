import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findKnownSkus } from '#modules/catalog';
import { setAside } from '#modules/stock';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { updatePublished } from './activity.repo.ts';
import { addedStock } from './activity.rules.ts';
import type { ActivityDraft, ActivityRow } from './activity.types.ts';
import { draftOf } from './activity.view.ts';
import { addStock, insertGoods } from './activity-goods.repo.ts';
import { emitChanged } from './emit-changed.ts';
import { findFindings } from './find-findings.ts';
import { lockOwnActivity } from './own-activity.ts';

const EVERY_SHOP = '0';

/** From its beginning on it changes prices; what is set aside for it is on sale nowhere else from now on. */
export async function publishActivity(
  ctx: TxCtx,
  { id, revision }: ParsedOf<'marketing.activity.publish'>,
): Promise<OutputOf<'marketing.activity.publish'>> {
  const activity = await lockOwnActivity(ctx, id, revision);
  if (activity.state !== 'DRAFT') throw fail('BAD_INPUT', ['id']);
  const draft = draftOf(activity);
  const findings = await findFindings(ctx, draft);
  if (findings.some(({ isFatal }) => isFatal)) throw fail('ACTIVITY_UNFIT', { findings });
  await putUp(ctx, activity, draft);
  await updatePublished(ctx, id);
  noteChange(ctx, { before: { state: 'DRAFT' }, after: { state: 'ON' } });
  await emitChanged(ctx, id);
  return { state: 'ON', revision: activity.revision + 1, findings };
}

async function putUp(ctx: TxCtx, { id, starts_at, ends_at }: ActivityRow, draft: ActivityDraft): Promise<void> {
  if (draft.goods.length === 0) return;
  const goodsOf = await findKnownSkus(
    ctx,
    draft.goods.map(({ skuId }) => skuId),
  );
  const cids = draft.cids.length > 0 ? draft.cids : [EVERY_SHOP];
  const sold = cids.flatMap((cid) =>
    draft.goods.map(({ skuId, priceFen }) => ({ cid, skuId, priceFen, goodsId: goodsOf.get(skuId) ?? '' })),
  );
  await insertGoods(ctx, id, sold, { startsAt: starts_at, endsAt: ends_at });
  const lines = addedStock({ goods: [] }, draft);
  if (lines.length === 0) return;
  await addStock(ctx, id, lines);
  const short = await setAside(ctx, { refId: id, lines });
  if (short.length > 0) throw fail('ACTIVITY_UNFIT', { findings: short.map((one) => ({ code: 'STOCK_SHORT', isFatal: true, ...one })) });
}
