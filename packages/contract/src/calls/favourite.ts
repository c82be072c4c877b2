import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;
const mineToWrite = {
  ...mine,
  effect: 'write',
  limit: { per: 'actor', count: 120, seconds: 60, whenUncounted: { perProcess: 120 } },
} as const;

/** Goods a member keeps, and goods a member has looked at; paths ours. */
export const favouriteRows = {
  'behaviour.favourite.add': post('data', '/c/v2/favourite/add', mineToWrite),
  'behaviour.favourite.remove': post('data', '/c/v2/favourite/remove', mineToWrite),
  'behaviour.favourite.has': get('data', '/c/v2/favourite/has', mine),
  'behaviour.favourite.count': get('data', '/c/v2/favourite/count', mine),
  'behaviour.favourite.list': get('data', '/c/v2/favourite/list', mine),
};

export const footprintRows = {
  'behaviour.footprint.add': post('data', '/c/v2/footprint/add', mineToWrite),
  'behaviour.footprint.merge': post('data', '/c/v2/footprint/merge', mineToWrite),
  'behaviour.footprint.remove': post('data', '/c/v2/footprint/remove', mineToWrite),
  'behaviour.footprint.list': get('data', '/c/v2/footprint/list', mine),
};
