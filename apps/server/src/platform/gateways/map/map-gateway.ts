import type { z } from 'zod';
import type { Logger } from '../../log.ts';
import { askOutside } from '../ask-outside.ts';
import { safeOrigin } from '../safe-origin.ts';
import type { MapAnswer, MapGateway, MapPoint, PlaceSearch } from './map.types.ts';
import { Described, Found, Located, Status } from './map-answers.ts';
import { signMapRequest } from './sign-map-request.ts';

export interface MapGatewayOptions {
  /** The provider's address; the simulator's in development. */
  readonly endpoint: string;
  readonly key: string;
  readonly secretKey: string;
  /** Told the provider's number for a refusal, never what was asked: an address is somebody's. */
  readonly log?: Pick<Logger, 'warn'>;
  readonly timeoutMs?: number;
}

const STANDARD_TIMEOUT_MS = 3_000;
/** Metres around a point in which places are looked for first; the provider looks further when there are none. */
const RADIUS = 5_000;
const PAGE_SIZE = '20';
/** The provider's word for "looked and found none". */
const NO_RESULT = 347;

const asText = ({ lat, lng }: MapPoint) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
const boundaryOf = (search: PlaceSearch) => ('near' in search ? `nearby(${asText(search.near)},${RADIUS},1)` : `region(${search.city},0)`);

/** Tencent's location service, signed. */
export function createMapGateway(options: MapGatewayOptions): MapGateway {
  const origin = safeOrigin('map', options.endpoint);
  const { log, timeoutMs = STANDARD_TIMEOUT_MS } = options;

  async function ask<T>(path: string, parameters: Record<string, string>, form: z.ZodType<T>): Promise<MapAnswer<T>> {
    const target = signMapRequest(path, { ...parameters, key: options.key }, options.secretKey);
    try {
      const response = await askOutside('map', () => fetch(origin + target, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }));
      const body: unknown = await response.json();
      const { status } = Status.parse(body);
      if (status === 0) return form.parse(body);
      if (status === NO_RESULT) return 'nothing';
      log?.warn({ reason: status }, 'the map provider refused');
    } catch (error) {
      // Only the kind of fault: a message may quote what was asked.
      log?.warn({ reason: error instanceof Error ? error.name : 'fault' }, 'the map provider gave no usable answer');
    }
    return 'unavailable';
  }

  return {
    locateAddress: (address) => ask('/ws/geocoder/v1/', { address }, Located),
    describePoint: (point) => ask('/ws/geocoder/v1/', { location: asText(point) }, Described),
    searchPlaces: (search) =>
      ask('/ws/place/v1/search', { keyword: search.keyword, boundary: boundaryOf(search), page_size: PAGE_SIZE }, Found),
  };
}
