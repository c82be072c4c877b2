import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useShop } from './shop-context.ts';
import { basePhoneInfo } from './shop-info.ts';

/** Whom to call at a shop, without a call to the mall where it is known (spec 4): every visit asks anew once it is at rest. */
export function useShopPhones(cid: string) {
  const { mid } = useShop();
  const client = useQueryClient();
  return useQuery({ queryKey: ['shopPhones', cid], queryFn: async () => (await basePhoneInfo({ mid, cid, client }, false)) ?? [] });
}
