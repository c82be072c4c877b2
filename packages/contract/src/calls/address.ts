import { post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.5' } as const;
const toWrite = { ...mine, effect: 'write' } as const;
const toTakeApart = {
  ...mine,
  section: 'ours',
  limit: { per: 'actor', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
} as const;

/** The member's address book; paths ours. */
export const addressRows = {
  'member.address.pageList': post('member', '/c/v2/address/pageList', mine),
  'member.address.add': post('member', '/c/v2/address/add', toWrite),
  'member.address.detail': post('member', '/c/v2/address/detail', mine),
  'member.address.edit': post('member', '/c/v2/address/edit', toWrite),
  // Nothing is kept of what they are given.
  'member.address.recognise': post('member', '/c/v2/address/recognise', toTakeApart),
  'member.address.fromWechat': post('member', '/c/v2/address/fromWechat', toTakeApart),
  'member.address.delete': post('member', '/c/v2/address/delete', toWrite),
};
