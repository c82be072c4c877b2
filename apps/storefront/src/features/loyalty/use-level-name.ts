import { useFresh } from '#api/read-query';
import { useSession } from '#session/session';
import { ownLevel } from './loyalty-queries.ts';

/** As the merchant calls the member's level; null where there is none, undefined until it is known. */
export function useLevelName(): string | null | undefined {
  const { isMember } = useSession();
  const { data, isError } = useFresh(ownLevel(), isMember);
  if (!isMember || isError) return null;
  return data && (data.levels.find(({ level }) => level === data.level)?.name ?? null);
}
