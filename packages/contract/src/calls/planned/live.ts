import { get, planned } from '../../call.ts';

export const plannedLiveRows = {
  // path ours
  'live.room.list': planned(get('app', '/c/v2/liveRoom/list', { auth: 'visitor', effect: 'read', section: '7.7' })),
};
