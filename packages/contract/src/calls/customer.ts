import { get, post } from '../call.ts';

const write = { auth: 'staff', effect: 'write', section: 'ours' } as const;
const read = { ...write, effect: 'read' } as const;

/** Members as the merchant's staff work with them: a member is the merchant's, not a shop's; paths ours. */
export const customerRows = {
  // Posted: a phone number stands in no address.
  'member.account.search': post('member', '/c/v2/account/search', read),
  'member.account.detailForStaff': get('member', '/c/v2/account/detailForStaff', read),
  // Something long begins: once per intent.
  'member.account.export': post('member', '/c/v2/account/export', { ...write, idempotency: 'required' }),
  'member.note.list': get('member', '/c/v2/note/list', read),
  'member.note.add': post('member', '/c/v2/note/add', write),
  'member.note.remove': post('member', '/c/v2/note/remove', write),
  'member.label.list': get('member', '/c/v2/label/list', read),
  'member.label.save': post('member', '/c/v2/label/save', write),
  'member.label.remove': post('member', '/c/v2/label/remove', write),
  'member.label.set': post('member', '/c/v2/label/set', write),
  'member.segment.list': get('member', '/c/v2/segment/list', read),
  'member.segment.save': post('member', '/c/v2/segment/save', write),
  'member.segment.remove': post('member', '/c/v2/segment/remove', write),
  'member.segment.count': post('member', '/c/v2/segment/count', read),
};
