import { Share as ShareSchema } from '@qianpu/contract/calls/decoration.schema';
import { fail } from '@qianpu/contract/failure';
import { findGoods } from '#modules/catalog';
import { translate } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { findLivePage } from './live-page.repo.ts';
import type { Share } from './page.types.ts';
import { shareOfActivity } from './share-of-activity.ts';

/** What `type` counts (spec 7.2): a decorated page, goods, or an activity. */
const PAGE = 1;
const GOODS = 2;
/** For everyone: a single line (spec 3). */
const ONE_LINE = 2;

interface ShareRequest {
  readonly cid: string;
  readonly pageInfoId: string;
  readonly type: 1 | 2 | 3;
  readonly shareStyle: 1 | 2;
}

export async function findShare(ctx: Ctx, { cid, pageInfoId, type, shareStyle }: ShareRequest): Promise<Share> {
  const share = await shareOf(ctx, cid, pageInfoId, type);
  if (!share) throw fail('NOT_FOUND');
  if (shareStyle !== ONE_LINE) return share;
  // in one line it is no text anybody has translated
  const { title, describe, picture } = await translate(ctx, ShareSchema, share);
  return { picture, title: [title, describe].filter(Boolean).join(' · '), describe: '' };
}

async function shareOf(ctx: Ctx, cid: string, id: string, type: ShareRequest['type']): Promise<Share | undefined> {
  if (type === PAGE) return (await findLivePage(ctx, cid, id))?.share;
  return type === GOODS ? shareOfGoods(ctx, cid, id) : shareOfActivity(ctx, cid, id);
}

async function shareOfGoods(ctx: Ctx, cid: string, id: string): Promise<Share | undefined> {
  const goods = await findGoods(ctx, cid, id);
  return goods && { title: goods.title, describe: goods.selling_point, picture: goods.pictures[0] ?? null };
}
