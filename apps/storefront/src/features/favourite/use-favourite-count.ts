import { favouriteRows } from '@qianpu/contract/calls/favourite';
import { query, useFresh } from '#api/read-query';
import { useSession } from '#session/session';

/** How many goods the member keeps; undefined where it is not known. */
export function useFavouriteCount(): number | undefined {
  const { isMember } = useSession();
  const { data } = useFresh(query(favouriteRows, 'behaviour.favourite.count', {}), isMember);
  return isMember ? data?.count : undefined;
}
