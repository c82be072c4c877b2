import { useRead } from '#api/use-read';
import { useMe } from './me.ts';

interface ShopName {
  readonly cid: string;
  readonly name: string;
}

/** The shops somebody's roles reach, in the merchant's order. */
export function useOwnShops(): readonly ShopName[] {
  const { grants } = useMe();
  const { data = [] } = useRead('shop.organization.shopNameList', {});
  const cids = new Set(grants.map(({ cid }) => cid));
  const shops = data.map(({ organizationId, shopName }) => ({ cid: organizationId, name: shopName }));
  return cids.has('0') ? shops : shops.filter(({ cid }) => cids.has(cid));
}

/** Names of shops by their ids. */
export function useShopNames(): (cid: string) => string {
  const { data = [] } = useRead('shop.organization.shopNameList', {});
  const names = new Map(data.map(({ organizationId, shopName }) => [organizationId, shopName]));
  return (cid) => names.get(cid) ?? cid;
}
