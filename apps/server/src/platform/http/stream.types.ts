import type { NamesWith } from '@qianpu/contract/types';
import type { Ctx, Member, Staff } from '../ctx.ts';

export interface StreamEvent {
  /** Grows: whoever has it has everything before it. Null: it has no place among the others and holds now, told when it is not what was told last. */
  readonly id: number | null;
  readonly data: unknown;
}

export interface SourceFor<A extends Member | Staff> {
  readonly path: string;
  /** Whoever may make this call may listen; staff hear of the shops in which they may. */
  readonly call: NamesWith<{ auth: A['kind'] }>;
  /** What wakes it. */
  readonly topicsOf: (ctx: Ctx<A>, query: StreamQuery) => readonly string[];
  /** What comes after an id, in order; some of it at a time. */
  readonly read: (ctx: Ctx<A>, query: StreamQuery, after: number) => Promise<readonly StreamEvent[]>;
}

/** Something a member's phone or a desk of staff is told as it happens: where it is asked for, what wakes it, what there is to tell. */
export type StreamSource = SourceFor<Member> | SourceFor<Staff>;

export type StreamQuery = Readonly<Record<string, unknown>>;
