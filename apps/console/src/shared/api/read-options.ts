import { query } from '@qianpu/client/read-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { type ConsoleRead, type InputOf, type OutputOf, table } from './calls.ts';

export type { OutputOf };

/** A read for whoever makes several at once. */
export const readOptions = <N extends ConsoleRead>(name: N, input: InputOf<N>): UseQueryOptions<OutputOf<N>> =>
  query(table, name, input) as UseQueryOptions<OutputOf<N>>;
