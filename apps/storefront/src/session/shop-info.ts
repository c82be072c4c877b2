import { shopRows } from '@qianpu/contract/calls/shop';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { query } from '#api/read-query';
import { report } from '#api/report';
import type { ShopCache } from './stored-deferred.ts';
import { later } from './stored-deferred.ts';

/** For which shop, and who asks the mall. */
export interface ShopInfoSource {
  readonly mid: string;
  readonly cid: string;
  readonly client: QueryClient;
}

type ShopCall = 'shop.info.detail' | 'shop.phone.queryList' | 'shop.business.shopName';

/** The cache getters of spec 4: unless a fresh answer is asked for, what is known of the shop is answered without a call. */
export const shopDisplayInfo = (desk: ShopInfoSource, isFresh = true) =>
  known('shopDisplayInfo', desk, isFresh, () => ask(desk, 'shop.info.detail', { id: desk.cid, cid: desk.cid }));

export const basePhoneInfo = (desk: ShopInfoSource, isFresh = true) =>
  known('basePhoneInfo', desk, isFresh, () => ask(desk, 'shop.phone.queryList', { oid: desk.cid }));

export const shopBusinessInfo = (desk: ShopInfoSource, isFresh = true) =>
  known('shopBusinessInfo', desk, isFresh, async () => {
    const [first] = await ask(desk, 'shop.business.shopName', { organizationId: desk.cid });
    return first ?? null;
  });

type CacheName = 'shopDisplayInfo' | 'basePhoneInfo' | 'shopBusinessInfo';

async function known<T extends object>(name: CacheName, { mid, cid }: ShopInfoSource, isFresh: boolean, read: () => Promise<T | null>) {
  const stored = isFresh ? null : (later.read(name, mid) as ShopCache<T> | null);
  if (stored?.cid === cid) return stored.record;
  const record = await read();
  if (record && Object.keys(record).length > 0) later.write(name, mid, { cid, record } as never);
  return record;
}

/** A failure is reported and thrown on; the shopper is told nothing (spec 8). */
async function ask<N extends ShopCall>({ client }: ShopInfoSource, name: N, input: InputOf<N>): Promise<OutputOf<N>> {
  try {
    return await client.fetchQuery<OutputOf<N>>({ ...query(shopRows, name, input), staleTime: 0 });
  } catch (error) {
    report('http', `${name}: ${(error as Error).message}`);
    throw error;
  }
}
