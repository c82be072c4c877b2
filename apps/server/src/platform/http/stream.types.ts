import type { Ctx, Member } from '../ctx.ts';

export interface StreamEvent {
  /** Grows: whoever has it has everything before it. */
  readonly id: number;
  readonly data: unknown;
}

/** Something a member's phone is told as it happens: where it is asked for, what wakes it, what there is to tell. */
export interface StreamSource {
  readonly path: string;
  readonly topicOf: (ctx: Ctx<Member>, query: StreamQuery) => string;
  /** What comes after an id, in order; some of it at a time. */
  readonly read: (ctx: Ctx<Member>, query: StreamQuery, after: number) => Promise<readonly StreamEvent[]>;
}

export type StreamQuery = Readonly<Record<string, unknown>>;
