import { Share as ShareSchema } from '@qianpu/contract/calls/decoration.schema';
import { fail } from '@qianpu/contract/failure';
import { findGoods } from '#modules/catalog';
import { translate } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { findLivePage } from './live-page.repo.ts';
import type { Share } from './page.types.ts';

/** What `type` counts (spec 7.2): a decorated page or goods. */
const PAGE = 1;
/** For everyone: a single line (spec 3). */
const ONE_LINE = 2;

interface ShareRequest {
  readonly cid: string;
  readonly pageInfoId: string;
  readonly type: 1 | 2;
  readonly shareStyle: 1 | 2;
}

export async function findShare(ctx: Ctx, { cid, pageInfoId, type, shareStyle }: ShareRequest): Promise<Share> {
  const share = type === PAGE ? (await findLivePage(ctx, cid, pageInfoId))?.share : await shareOfGoods(ctx, cid, pageInfoId);
  if (!share) throw fail('NOT_FOUND');
  if (shareStyle !== ONE_LINE) return share;
  // in one line it is no text anybody has translated
  const { title, describe, picture } = await translate(ctx, ShareSchema, share);
  return { picture, title: [title, describe].filter(Boolean).join(' · '), describe: '' };
}

async function shareOfGoods(ctx: Ctx, cid: string, id: string): Promise<Share | undefined> {
  const goods = await findGoods(ctx, cid, id);
  return goods && { title: goods.title, describe: goods.selling_point, picture: goods.pictures[0] ?? null };
}
