import { get, planned, post } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;
const toWrite = { ...mine, effect: 'write' } as const;

export const plannedBehaviourRows = {
  // path ours
  'behaviour.favourite.add': planned(post('data', '/c/v2/favourite/add', toWrite)),
  // path ours
  'behaviour.favourite.remove': planned(post('data', '/c/v2/favourite/remove', toWrite)),
  // path ours
  'behaviour.favourite.list': planned(get('data', '/c/v2/favourite/list', mine)),
  // path ours
  'behaviour.footprint.list': planned(get('data', '/c/v2/footprint/list', mine)),
};
