import type { ShopContext } from '@qianpu/contract/shop-context';
import type { JumpTable } from '@qianpu/jumps/host-page';
import type { RunEnv } from '#platform/run-env';

export type LinkShop = Pick<ShopContext, 'base' | 'mid' | 'cid' | 'isDefaultShop'>;

/** Everything a way depends on beside its name and query: where the shopper stands, and as whom. */
export interface NavigationContext extends LinkShop {
  readonly env: RunEnv;
  readonly jumps: JumpTable | null;
  /** "https://shop.example". */
  readonly origin: string;
  /** Hosts the merchant's links may lead to. */
  readonly linkHosts: readonly string[];
  /** The current page with its query, below the base. */
  readonly path: string;
  /** The cid in the current address; in h5 it wins (spec 2.3). */
  readonly urlCid: string | null;
  /** Whose goods these are shown for, when a reseller brought the shopper here. */
  readonly resellerId: string | null;
  /** Milliseconds; mobile-mall writes it into every address. */
  readonly now: number;
  readonly isMember: boolean;
}
