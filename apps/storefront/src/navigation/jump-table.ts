import type { HostPage } from './place.ts';

/** Which page of the mini-program takes the place of a page of ours; null: ours is shown (spec 2.4). */
export type JumpTable = (name: string, query: Readonly<Record<string, unknown>>, origin: string) => HostPage | null;
