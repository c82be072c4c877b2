import { get, post, prefixOf } from '../call.ts';

const write = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
const read = { ...write, effect: 'read' } as const;

/** Customer service as the merchant's staff do it; paths ours. */
export const supportStaffRows = {
  'support.entrance.set': post('manager', '/c/v2/support/entrance/set', write),
  'support.welcome.get': get('manager', '/c/v2/support/welcome/get', read),
  'support.welcome.save': post('manager', '/c/v2/support/welcome/save', write),
  // What shoppers read beside the caller's own answers.
  'support.agent.get': get('manager', '/c/v2/support/agent/get', { ...read, scope: 'own' }),
  'support.agent.save': post('manager', '/c/v2/support/agent/save', { ...write, scope: 'own' }),
  'support.chat.inbox': get('manager', '/c/v2/support/chat/inbox', read),
  'support.chat.counts': get('manager', '/c/v2/support/chat/counts', read),
  'support.chat.detail': get('manager', '/c/v2/support/chat/detail', read),
  // Reading counts: who asks has seen what is answered.
  'support.chat.read': post('manager', '/c/v2/support/chat/read', write),
  'support.chat.reply': post('manager', '/c/v2/support/chat/reply', write),
  'support.picture.uploadForShop': post('upload', '/c/v2/support/chat/uploadPicture', { ...write, effect: 'orchestrate', isUpload: true }),
  'support.picture.openForShop': get('manager', '/c/v2/support/chat/picture', read),
  'support.chat.colleagues': get('manager', '/c/v2/support/chat/colleagues', read),
  'support.chat.assign': post('manager', '/c/v2/support/chat/assign', write),
  'support.chat.release': post('manager', '/c/v2/support/chat/release', write),
  'support.chat.finish': post('manager', '/c/v2/support/chat/finish', write),
  'support.quickReply.list': get('manager', '/c/v2/support/quickReply/list', read),
  'support.quickReply.save': post('manager', '/c/v2/support/quickReply/save', write),
  'support.quickReply.remove': post('manager', '/c/v2/support/quickReply/remove', write),
};

/** No call: says which conversations have changed, as server-sent events, to whoever may read the inbox (the token in the header). */
export const deskStreamPath = `${prefixOf.manager}/c/v2/support/chat/stream`;
