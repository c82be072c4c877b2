import { get, post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: 'ours' } as const;
const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;
// the day's limits are the tables'; this one keeps a script from trying all day
const mineToWrite = {
  ...mine,
  effect: 'write',
  limit: { per: 'actor', count: 20, seconds: 60, whenUncounted: { perProcess: 20 } },
} as const;
const shopRead = { auth: 'staff', effect: 'read', scope: 'shop', section: 'ours' } as const;
const shopWrite = { ...shopRead, effect: 'write' } as const;

/** What shoppers ask about goods; paths ours. */
export const questionRows = {
  'catalog.question.summary': get('item', '/c/v2/question/summary', publicRead),
  'catalog.question.list': get('item', '/c/v2/question/list', publicRead),
  'catalog.question.answers': get('item', '/c/v2/question/answers', publicRead),
};

export const questionMemberRows = {
  'catalog.question.ask': post('item', '/c/v2/question/ask', mineToWrite),
  'catalog.question.answer': post('item', '/c/v2/question/answer', mineToWrite),
  'catalog.question.mayAnswer': get('item', '/c/v2/question/mayAnswer', mine),
};

/** Calls of the merchant's staff; paths ours. */
export const questionStaffRows = {
  'catalog.question.inbox': get('item', '/c/v2/question/inbox', shopRead),
  'catalog.question.counts': get('item', '/c/v2/question/counts', shopRead),
  'catalog.question.answersForStaff': get('item', '/c/v2/question/answersForStaff', shopRead),
  'catalog.question.reply': post('item', '/c/v2/question/reply', shopWrite),
  'catalog.question.moderate': post('item', '/c/v2/question/moderate', shopWrite),
  'catalog.question.moderateAnswer': post('item', '/c/v2/question/moderateAnswer', shopWrite),
};
