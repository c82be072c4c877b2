import { envelope, get, planned } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.4' } as const;
const mine = { ...publicRead, auth: 'member' } as const;

export const plannedSupportRows = {
  // target ours
  'support.message.list': planned(envelope('client', 'APP-MESSAGE-LIST-PROCESSOR', { ...mine, section: '7.2' })),
  'support.entrance.find': planned(get('kf', '/mcs/v2/client/entrance', publicRead)),
  'support.contact.get': planned(get('kf', '/mcs/v2/admin/get/{id}', publicRead)),
  'support.chat.count': planned(get('im', '/im/chat/get_chat_num/', mine)),
};
