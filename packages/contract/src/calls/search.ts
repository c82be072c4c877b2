import { envelope, get, post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: 'ours' } as const;

export const searchRows = {
  // target ours
  'catalog.search.hotWords': envelope('decoration', 'APP-HOT-WORDS-PROCESSOR', { ...publicRead, section: '7.2' }),
  // paths ours
  'catalog.search.suggest': get('item', '/c/v2/search/suggest', publicRead),
  // No GET: what is looked for is counted, and a link on a page elsewhere must not count.
  'catalog.search.goods': post('item', '/c/v2/search/goods', publicRead),
};

/** Calls of the merchant's staff; paths ours. */
export const searchStaffRows = {
  'catalog.search.chosenWords': get('item', '/c/v2/search/chosenWords', { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' }),
  'catalog.search.setHotWords': post('item', '/c/v2/search/setHotWords', {
    auth: 'staff',
    scope: 'shop',
    effect: 'write',
    section: 'ours',
  }),
};
