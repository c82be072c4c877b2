import { envelope, get, planned, post } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
const nameless = { ...publicRead, section: '7.4' } as const;

export const plannedDecorationRows = {
  'decoration.bulletin.find': planned(envelope('decoration', 'APPORDER-BUY-BULLETIN-PROCESS', publicRead)),
  'decoration.advertise.info': planned(envelope('decoration', 'APP-ADVERTISE-INFO-PROCESSOR', publicRead)),
  'decoration.share.find': planned(envelope('decoration', 'APP-PAGE-SHARE-FIND-PROCESSOR', publicRead)),
  // path ours
  'decoration.index.find': planned(get('decoration', '/c/v2/index/find', nameless)),
  // path ours
  'decoration.page.publish': planned(post('decoration', '/c/v2/page/publish', { auth: 'staff', effect: 'write', section: 'ours' })),
};
