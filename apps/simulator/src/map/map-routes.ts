import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MapAccount } from '../config.ts';
import { describe, locate } from './geocoder.ts';
import type { MapPlan } from './map-plan.ts';
import { badParameter, MapRefusal } from './map-refusal.ts';
import { searchPlaces } from './search-places.ts';
import { verifySig } from './verify-sig.ts';

interface MapProvider {
  readonly account: MapAccount;
  readonly plan: () => MapPlan;
}

/** Tencent's location service as far as addresses need it: geocoder both ways, and place search. */
export async function mapRoutes(server: FastifyInstance, { account, plan }: MapProvider): Promise<void> {
  const answer = async (request: FastifyRequest, work: (parameters: URLSearchParams) => object) => {
    const { pathname, searchParams } = new URL(request.url, 'http://map');
    await wait(plan().delayMs);
    try {
      verifySig(pathname, searchParams, account);
      if (plan().isQuotaSpent) throw new MapRefusal(121, '此key每日调用量已达到上限');
      return { status: 0, message: 'query ok', request_id: randomUUID(), ...work(searchParams) };
    } catch (error) {
      if (!(error instanceof MapRefusal)) throw error;
      return { status: error.status, message: error.message, request_id: randomUUID() };
    }
  };
  server.get('/ws/geocoder/v1/', (request) => answer(request, (parameters) => ({ result: geocode(parameters) })));
  server.get('/ws/place/v1/search', (request) => answer(request, searchPlaces));
}

function geocode(parameters: URLSearchParams) {
  const address = parameters.get('address');
  if (address) return locate(address);
  const [lat, lng] = (parameters.get('location') ?? '').split(',').map(Number);
  if (lat === undefined || lng === undefined || !Number.isFinite(lat + lng)) throw badParameter();
  return describe({ lat, lng });
}
