import { envelope, planned, post } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
/** Passed on to the map's provider, whose quota is ours to guard. */
const map = { auth: 'visitor', effect: 'orchestrate', section: '7.5' } as const;

export const plannedDeliveryRows = {
  // target ours
  'delivery.city.list': planned(envelope('client', 'APP-CITY-LIST-PROCESSOR', { ...publicRead, noCid: true })),
  // target ours
  'delivery.pickAddress.list': planned(envelope('order', 'APP-PICK-ADDRESS-PROCESSOR', publicRead)),
  // target ours
  'delivery.pickTime.list': planned(envelope('order', 'APP-PICK-TIME-PROCESSOR', publicRead)),
  // path ours
  'delivery.map.geocode': planned(post('member', '/c/v2/map/geocode', map)),
  // path ours
  'delivery.map.searchPlace': planned(post('member', '/c/v2/map/searchPlace', map)),
};
