import { isInScope } from '@qianpu/contract/staff-scope';
import { useCurrentShop } from '#lib/current-shop';
import { useScope } from '#session/me';
import { useOwnShops } from '#session/shops';
import type { ActivityValues } from './activity-values.ts';

/** The shops whose activities the person may write. */
export function useWritableShops() {
  const scope = useScope('marketing.activity.save');
  const shops = useOwnShops();
  return { areAll: scope === 'ALL', shops: shops.filter(({ cid }) => isInScope(scope, cid)) };
}

/** The activity's shops, the one looked at first. */
export function useActivityShops({ shopsBy, cids }: Pick<ActivityValues, 'shopsBy' | 'cids'>) {
  const { shops } = useWritableShops();
  const current = useCurrentShop();
  const own = shopsBy === 'SOME' && cids.length > 0 ? shops.filter(({ cid }) => cids.includes(cid)) : shops;
  return own.toSorted((a, b) => Number(b.cid === current) - Number(a.cid === current));
}
