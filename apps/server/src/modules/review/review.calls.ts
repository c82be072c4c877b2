import { fail } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import type { Handlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { addReview } from './add-review.ts';
import { answerReview } from './answer-review.ts';
import { appendReview } from './append-review.ts';
import { countInbox } from './inbox.repo.ts';
import { moderateReview } from './moderate-review.ts';
import { listOwnReviews } from './review.repo.ts';
import { viewOwnReview, viewPage, viewReview, viewSummary } from './review.view.ts';
import { listMostSaid, listReviews } from './review-list.repo.ts';
import { listUnused } from './right.repo.ts';
import { listSensitiveWords, setSensitiveWords } from './sensitive-words.repo.ts';
import { showInbox } from './show-inbox.ts';
import { findSummary, listTags } from './summary.repo.ts';
import { addVotes, listVoted, removeVote } from './vote.repo.ts';

const TAGS_SHOWN = 10;
const FIRST_SHOWN = 2;

type ReviewCall = Extract<CallName, `catalog.review.${string}`>;

export const reviewHandlers: Handlers<ReviewCall> = {
  'catalog.review.summary': async (ctx, { goodsId }) => {
    const [summary, tags, first] = await Promise.all([
      findSummary(ctx, goodsId),
      listTags(ctx, goodsId, TAGS_SHOWN),
      listMostSaid(ctx, goodsId, FIRST_SHOWN),
    ]);
    return viewSummary(
      summary,
      tags,
      first.map((row) => viewReview(row, ctx.lang)),
    );
  },
  'catalog.review.list': async (ctx, input) => viewPage(await listReviews(ctx, input), input, (row) => viewReview(row, ctx.lang)),
  'catalog.review.pending': async (ctx, input) =>
    viewPage(await listUnused(ctx, ctx.actor.memberId, input), input, (right) => ({
      orderId: right.order_id,
      skuId: right.sku_id,
      goodsId: right.goods_id,
      title: right.title,
      picture: right.picture,
      specs: right.specs,
      receivedAt: right.received_at.toISOString(),
    })),
  'catalog.review.mine': async (ctx, page) =>
    viewPage(await listOwnReviews(ctx, ctx.actor.memberId, page), page, (row) => viewOwnReview(row, ctx.now)),
  'catalog.review.add': addReview,
  'catalog.review.append': async (ctx, input) => ({ standing: await appendReview(ctx, input) }),
  'catalog.review.helpful': async (ctx, { id, isHelpful }) => {
    const { memberId } = ctx.actor;
    const helpful = await (isHelpful ? addVotes(ctx, id, [memberId]) : removeVote(ctx, id, memberId));
    if (helpful === undefined) throw fail('NOT_FOUND');
    return { helpful };
  },
  'catalog.review.voted': async (ctx, { ids }) => ({ ids: await listVoted(ctx, ctx.actor.memberId, ids) }),
  'catalog.review.inbox': showInbox,
  'catalog.review.counts': (ctx, { cid }) => countInbox(ctx, listedShops(ctx, cid)),
  'catalog.review.answer': async (ctx, { id, text }) => {
    await answerReview(ctx, id, text);
    return {};
  },
  'catalog.review.moderate': async (ctx, { id, standing }) => {
    await moderateReview(ctx, id, standing);
    return {};
  },
  'catalog.review.sensitiveWords': async (ctx) => ({ words: await listSensitiveWords(ctx) }),
  'catalog.review.setSensitiveWords': async (ctx, { words }) => {
    await setSensitiveWords(ctx, words);
    return {};
  },
};
