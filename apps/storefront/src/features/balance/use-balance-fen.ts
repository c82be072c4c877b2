import { useFresh } from '#api/read-query';
import { useSession } from '#session/session';
import { ownBalance } from './balance-queries.ts';

/** What the member can spend; undefined where it is not known. */
export function useBalanceFen(): number | undefined {
  const { isMember } = useSession();
  const { data } = useFresh(ownBalance(), isMember);
  return isMember && data ? data.principalFen + data.bonusFen : undefined;
}
