import type { ColourStyle } from '@qianpu/contract/shop-context';
import { LRUCache } from 'lru-cache';
import { findColourStyle } from '#modules/decoration';
import { findMerchant, type Merchant } from '#modules/shop';
import type { Logger } from '#platform/log';
import { type Engines, visitorCtx } from '../engines.ts';

export interface ShopStyle {
  readonly version: number;
  readonly style: ColourStyle;
}

/** What every page of a merchant needs, remembered for a few seconds and, while PostgreSQL is away, for as long as it takes. */
export interface ShopSnapshots {
  /** null: nobody knows this merchant. */
  merchantOf(mid: string): Promise<Merchant | null>;
  styleOf(mid: string, cid: string): Promise<ShopStyle>;
  drop(mid: string): void;
}

const remembered = { max: 20_000, ttl: 5_000, allowStaleOnFetchRejection: true, noDeleteOnFetchRejection: true } as const;

export function createShopSnapshots(engines: Engines, log: Logger): ShopSnapshots {
  const merchants = new LRUCache<string, { merchant: Merchant | null }>({
    ...remembered,
    fetchMethod: async (mid) => ({ merchant: await loadMerchant(engines, mid, log) }),
  });
  const styles = new LRUCache<string, ShopStyle>({
    ...remembered,
    fetchMethod: async (key) => {
      const [mid = '', cid = ''] = key.split('|');
      return findColourStyle(await visitorCtx(engines, mid, log), cid);
    },
  });
  return {
    merchantOf: async (mid) => (await merchants.forceFetch(mid)).merchant,
    styleOf: (mid, cid) => styles.forceFetch(`${mid}|${cid}`),
    drop: (mid) => {
      merchants.delete(mid);
      for (const key of styles.keys()) if (key.startsWith(`${mid}|`)) styles.delete(key);
    },
  };
}

async function loadMerchant(engines: Engines, mid: string, log: Logger): Promise<Merchant | null> {
  if ((await engines.tenantDb(mid)) === null) return null;
  return findMerchant(await visitorCtx(engines, mid, log));
}
