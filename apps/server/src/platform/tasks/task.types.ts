import type { CallName } from '@qianpu/contract/rows';
import type { z } from 'zod';
import type { Ctx, Staff, TxCtx } from '../ctx.ts';

/** What the work says while it goes on. Each word fails once somebody else has taken the task over: then it is theirs. */
export interface TaskReport {
  progress(done: number, total?: number): Promise<void>;
  /** Stores a piece of the file, and how far the work is. */
  savePart(part: number, bytes: Uint8Array, done: number): Promise<void>;
}

export interface TaskOutcome {
  /** A few figures, or a result per line; nothing about people. */
  readonly result: object;
  readonly file?: { readonly name: string; readonly type: string; readonly parts: number };
}

/**
 * Long work of staff, run by the worker with the rights of whoever started it. It is done at least once: taken up again after a crash it
 * begins anew, so each step of it is a transaction of its own that can be repeated.
 */
export interface TaskKind {
  readonly kind: string;
  readonly run: (ctx: Ctx<Staff>, input: unknown, report: TaskReport) => Promise<TaskOutcome>;
}

interface TypedTaskKind<Input extends z.ZodType> {
  readonly kind: string;
  readonly input: Input;
  readonly run: (ctx: Ctx<Staff>, input: z.output<Input>, report: TaskReport) => Promise<TaskOutcome>;
}

/** A kind of task whose stored input is read by its schema. */
export const taskKind = <Input extends z.ZodType>({ kind, input: schema, run }: TypedTaskKind<Input>): TaskKind => ({
  kind,
  run: (ctx, input, report) => run(ctx, schema.parse(input), report),
});

export interface NewTask {
  readonly kind: string;
  /** The call that starts it. */
  readonly call: CallName;
  readonly input: object;
  readonly total?: number;
  /** Of one shop only. */
  readonly cid?: string | undefined;
}

export type StaffTx = TxCtx<Staff>;

export type TaskState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED';

export interface Task {
  readonly id: string;
  readonly kind: string;
  readonly call: string;
  readonly state: TaskState;
  readonly done: number;
  readonly total: number | null;
  readonly staffId: string;
  /** Null: all shops of the merchant. */
  readonly cids: readonly string[] | null;
  readonly result: object;
  readonly fileName: string | null;
  readonly fileType: string | null;
  readonly parts: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}
