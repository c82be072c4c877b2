import { envelope, planned } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;

export const plannedDeliveryRows = {
  // target ours
  'delivery.city.list': planned(envelope('client', 'APP-CITY-LIST-PROCESSOR', { ...publicRead, noCid: true })),
  // target ours
  'delivery.pickAddress.list': planned(envelope('order', 'APP-PICK-ADDRESS-PROCESSOR', publicRead)),
  // target ours
  'delivery.pickTime.list': planned(envelope('order', 'APP-PICK-TIME-PROCESSOR', publicRead)),
};
