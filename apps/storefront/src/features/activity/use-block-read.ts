import type { OutputOf, PublicRead } from '@qianpu/contract/types';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReadQuery } from '#api/read-query';

/** What a block names may be gone by now: then the block has nothing to show, and the page around it stays. */
export const useBlockRead = <N extends PublicRead>(read: ReadQuery<N>) =>
  useQuery<OutputOf<N>>({ ...read, throwOnError: false } as UseQueryOptions<OutputOf<N>>);
