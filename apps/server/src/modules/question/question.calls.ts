import type { CallName } from '@qianpu/contract/rows';
import { hasReceived } from '#modules/review';
import type { Handlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { countDesk } from './desk.repo.ts';
import { moderateAnswer, moderateQuestion, replyToQuestion } from './moderate-question.ts';
import { viewAnswer, viewPage } from './question.view.ts';
import { listAnswers } from './question-list.repo.ts';
import { showAnswers, showDesk, showFirstQuestions, showQuestions } from './show-questions.ts';

type QuestionCall = Extract<CallName, `catalog.question.${string}`>;

export const questionHandlers: Handlers<QuestionCall> = {
  'catalog.question.summary': (ctx, { goodsId }) => showFirstQuestions(ctx, goodsId),
  'catalog.question.list': (ctx, { goodsId, ...page }) => showQuestions(ctx, goodsId, page),
  'catalog.question.answers': async (ctx, { id, ...page }) => viewPage(await listAnswers(ctx, id, page), page, viewAnswer),
  'catalog.question.ask': askQuestion,
  'catalog.question.answer': answerQuestion,
  'catalog.question.mayAnswer': async (ctx, { goodsId }) => ({ mayAnswer: await hasReceived(ctx, ctx.actor.memberId, goodsId) }),
  'catalog.question.inbox': showDesk,
  'catalog.question.counts': (ctx, { cid }) => countDesk(ctx, listedShops(ctx, cid)),
  'catalog.question.answersForStaff': (ctx, { id }) => showAnswers(ctx, id),
  'catalog.question.reply': async (ctx, { id, text }) => {
    await replyToQuestion(ctx, id, text);
    return {};
  },
  'catalog.question.moderate': async (ctx, { id, standing }) => {
    await moderateQuestion(ctx, id, standing);
    return {};
  },
  'catalog.question.moderateAnswer': async (ctx, { id, standing }) => {
    await moderateAnswer(ctx, id, standing);
    return {};
  },
};
