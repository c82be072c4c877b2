import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { insertMessage } from './message.repo.ts';
import { eraseMessages, joinMessages } from './personal-message.repo.ts';

const on = subscriber('inbox', events);

export const subscribers = [
  on('marketing.coupon.ending', 'inbox.coupon-ending', (ctx, { memberId, couponId, name, endsAt }) =>
    insertMessage(ctx, { memberId, kind: 'COUPON_ENDING', ref: couponId, data: { name, endsAt: Date.parse(endsAt) } }),
  ),
  on('question.answer.shown', 'inbox.question-answered', (ctx, { memberId, questionId, goodsId, title, question }) =>
    insertMessage(ctx, { memberId, kind: 'QUESTION_ANSWERED', ref: questionId, data: { goodsId, title, question } }),
  ),
  on('member.account.joined', 'inbox.joined-account', joinMessages),
  on('member.account.erased', 'inbox.erased-account', (ctx, { memberId }) => eraseMessages(ctx, memberId)),
];
