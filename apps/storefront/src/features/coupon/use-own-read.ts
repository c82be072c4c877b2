import type { ReadCall } from '@qianpu/contract/types';
import type { ReadQuery } from '#api/read-query';
import { useFresh, useRead } from '#api/read-query';
import { useSession } from '#session/session';

/** What visitors see comes with the page the server rendered; what a member has claimed is in none, and is asked for. */
export function useOwnRead<N extends ReadCall>(read: ReadQuery<N>): ReturnType<typeof useRead<N>> {
  const { isMember } = useSession();
  useFresh(read, isMember);
  return useRead(read);
}
