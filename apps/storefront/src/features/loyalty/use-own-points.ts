import { useFresh } from '#api/read-query';
import { useSession } from '#session/session';
import { ownPoints } from './loyalty-queries.ts';

/** How many points the member has; undefined where it is not known. */
export function useOwnPoints(): number | undefined {
  const { isMember } = useSession();
  const { data } = useFresh(ownPoints(), isMember);
  return isMember ? data?.points : undefined;
}
