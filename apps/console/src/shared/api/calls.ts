import type { SentRow } from '@qianpu/contract/call';
import { rows } from '@qianpu/contract/rows';
import type { InputOf, NamesWith, OutputOf, PublicRead } from '@qianpu/contract/types';

/** Calls of the merchant's staff, by the table. */
export type StaffRead = NamesWith<{ auth: 'staff'; effect: 'read' }>;
export type StaffWrite = NamesWith<{ auth: 'staff'; effect: 'write' | 'orchestrate' }>;
export type StaffCall = StaffRead | StaffWrite;
/** What everybody may read or look up at the map, staff may too. */
export type ConsoleRead = StaffRead | PublicRead | 'delivery.map.searchPlace';

/** Reads that answer one page of a list and say how many entries there are. */
export type CountedRead = { [N in StaffRead]: OutputOf<N> extends { list: readonly unknown[]; total: number } ? N : never }[StaffRead];
export type EntryOf<N extends CountedRead> = OutputOf<N> extends { list: readonly (infer Entry)[] } ? Entry : never;
export type { InputOf, OutputOf };

/** The whole table travels: it is small beside the component library. */
export const table: Readonly<Record<StaffCall | ConsoleRead, SentRow>> = rows;

/** "trade.order.search" → "trade": what a write changes, the reads of its module show. */
export const moduleOf = (name: string): string => name.slice(0, name.indexOf('.'));
