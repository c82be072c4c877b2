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
  on('ledger.balance.changed', 'inbox.balance-changed', (ctx, { memberId, adjustmentId, amountFen, leftFen }) =>
    insertMessage(ctx, { memberId, kind: 'BALANCE_CHANGED', ref: adjustmentId, data: { amountFen, leftFen } }),
  ),
  on('loyalty.level.changed', 'inbox.level-changed', (ctx, { memberId, changeId, ...data }) =>
    insertMessage(ctx, { memberId, kind: 'LEVEL_CHANGED', ref: changeId, data }),
  ),
  on('loyalty.birthday.given', 'inbox.birthday', (ctx, { memberId, year, points }) =>
    insertMessage(ctx, { memberId, kind: 'BIRTHDAY', ref: String(year), data: { points } }),
  ),
  on('loyalty.card.ending', 'inbox.card-ending', (ctx, { memberId, name, endsAt }) =>
    insertMessage(ctx, { memberId, kind: 'CARD_ENDING', ref: String(Date.parse(endsAt)), data: { name, endsAt: Date.parse(endsAt) } }),
  ),
  on('loyalty.points.ending', 'inbox.points-ending', (ctx, { memberId, points, endsAt }) =>
    insertMessage(ctx, { memberId, kind: 'POINTS_ENDING', ref: String(Date.parse(endsAt)), data: { points, endsAt: Date.parse(endsAt) } }),
  ),
  on('member.account.joined', 'inbox.joined-account', joinMessages),
  on('member.account.erased', 'inbox.erased-account', (ctx, { memberId }) => eraseMessages(ctx, memberId)),
];
