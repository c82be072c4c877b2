import { post } from '../call.ts';

/** Passed on to the map's provider, whose quota is ours to guard; while nobody counts, the provider's own limit holds. */
const map = {
  auth: 'visitor',
  effect: 'orchestrate',
  section: '7.5',
  limit: { per: 'actor', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
} as const;

/** Where an address is, and what is near; paths ours. */
export const mapRows = {
  'delivery.map.geocode': post('member', '/c/v2/map/geocode', map),
  'delivery.map.searchPlace': post('member', '/c/v2/map/searchPlace', map),
};
