import { get } from '../call.ts';

const read = { auth: 'staff', effect: 'read', section: 'ours' } as const;

/** The merchant's book: what each account came to, and what was posted; paths ours. */
export const postingRows = {
  'ledger.account.list': get('member', '/c/v2/ledger/account/list', read),
  'ledger.posting.list': get('member', '/c/v2/ledger/posting/list', read),
};
