import { get, post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: 'ours' } as const;
const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;
const mineToWrite = { ...mine, effect: 'write' } as const;
const staffRead = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const shopRead = { ...staffRead, scope: 'shop' } as const;

/** Paths ours. */
export const reviewRows = {
  'catalog.review.summary': get('item', '/c/v2/review/summary', publicRead),
  'catalog.review.list': get('item', '/c/v2/review/list', publicRead),
};

/** What members say of what they bought; paths ours. */
export const reviewMemberRows = {
  'catalog.review.pending': get('item', '/c/v2/review/pending', mine),
  'catalog.review.mine': get('item', '/c/v2/review/mine', mine),
  'catalog.review.add': post('item', '/c/v2/review/add', mineToWrite),
  'catalog.review.append': post('item', '/c/v2/review/append', mineToWrite),
  'catalog.review.helpful': post('item', '/c/v2/review/helpful', {
    ...mineToWrite,
    limit: { per: 'actor', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
  }),
  'catalog.review.voted': post('item', '/c/v2/review/voted', mine),
};

/** Calls of the merchant's staff; paths ours. */
export const reviewStaffRows = {
  'catalog.review.inbox': get('item', '/c/v2/review/inbox', shopRead),
  'catalog.review.counts': get('item', '/c/v2/review/counts', shopRead),
  'catalog.review.answer': post('item', '/c/v2/review/answer', { ...shopRead, effect: 'write' }),
  'catalog.review.moderate': post('item', '/c/v2/review/moderate', { ...shopRead, effect: 'write' }),
  'catalog.review.sensitiveWords': get('item', '/c/v2/review/sensitiveWords', staffRead),
  'catalog.review.setSensitiveWords': post('item', '/c/v2/review/setSensitiveWords', { ...staffRead, effect: 'write' }),
};
