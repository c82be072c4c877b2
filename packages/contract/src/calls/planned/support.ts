import { envelope, planned } from '../../call.ts';

export const plannedSupportRows = {
  // target ours
  'support.message.list': planned(envelope('client', 'APP-MESSAGE-LIST-PROCESSOR', { auth: 'member', effect: 'read', section: '7.2' })),
};
