import { fail } from '@qianpu/contract/failure';
import type { MapAnswer } from '#platform/gateways/map/map.types';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { listCarriers } from './carriers.ts';
import { changeFreightRule, showFreightRules } from './set-freight.ts';

export const deliveryHandlers: ModuleHandlers<'delivery'> = {
  'delivery.map.geocode': async ({ gateways: { map } }, where) => {
    const located = available(await ('address' in where ? map.locateAddress(where.address) : map.describePoint(where.point)));
    if (located === 'nothing') throw fail('NOT_FOUND');
    return located;
  },
  'delivery.map.searchPlace': async ({ gateways: { map } }, search) => {
    const places = available(await map.searchPlaces(search));
    return places === 'nothing' ? [] : places;
  },
  'delivery.carrier.list': async () => listCarriers(),
  'delivery.freightRule.list': (ctx, { cid }) => showFreightRules(ctx, cid),
  'delivery.freightRule.set': (ctx, rule) => changeFreightRule(ctx, rule),
};

function available<T>(answer: MapAnswer<T>): T | 'nothing' {
  if (answer === 'unavailable') throw fail('MAP_UNAVAILABLE');
  return answer;
}
