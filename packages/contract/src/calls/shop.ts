import { get } from '../call.ts';

export const shopRows = {
  // path ours
  'shop.institution.list': get('merchants', '/c/v2/institution/list', { auth: 'visitor', effect: 'read', section: '7.2' }),
};
