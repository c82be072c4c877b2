import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { eraseQuestions, joinQuestions } from './personal-questions.ts';

const on = subscriber('question', events);

export const subscribers = [
  on('member.account.joined', 'question.joined-account', joinQuestions),
  on('member.account.erased', 'question.erased-account', (ctx, { memberId }) => eraseQuestions(ctx, memberId)),
];
