import { get, post, prefixOf } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.4' } as const;
const often = { per: 'actor', count: 30, seconds: 60, whenUncounted: { perProcess: 30 } } as const;
const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;

/** Whether a shop's customer service can be written to, and who answers. */
export const supportRows = {
  'support.entrance.find': get('kf', '/mcs/v2/client/entrance', publicRead),
  'support.welcome.find': get('kf', '/mcs/v2/client/welcome', { ...publicRead, section: 'ours' }),
  'support.contact.get': get('kf', '/mcs/v2/admin/get/{id}', publicRead),
  'support.chat.count': get('im', '/im/chat/get_chat_num/', { ...mine, section: '7.4' }),
};

/** A member's conversation with a shop; paths ours. */
export const chatRows = {
  'support.chat.history': get('im', '/c/v2/chat/history', mine),
  'support.chat.send': post('im', '/c/v2/chat/send', {
    ...mine,
    effect: 'write',
    idempotency: 'required',
    limit: often,
  }),
  'support.chat.ask': post('im', '/c/v2/chat/ask', { ...mine, effect: 'write', idempotency: 'required', limit: often }),
  'support.picture.upload': post('upload', '/c/v2/chat/uploadPicture', { ...mine, effect: 'orchestrate', isUpload: true, limit: often }),
  'support.picture.open': get('im', '/c/v2/chat/picture', mine),
  'support.chat.markRead': post('im', '/c/v2/chat/markRead', { ...mine, effect: 'write' }),
};

/** No call: it answers message after message, and how far staff have read, as server-sent events (`cid` in the query, the token in the header). */
export const chatStreamPath = `${prefixOf.im}/im/chat/stream`;
