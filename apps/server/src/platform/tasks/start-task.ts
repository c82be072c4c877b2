import { listedShops } from '../shop-scope.ts';
import { insertTask } from './task.repo.ts';
import type { NewTask, StaffTx } from './task.types.ts';

/** Stores long work in the caller's transaction, with the shops they may touch; the worker takes it up. */
export const startTask = (ctx: StaffTx, { kind, call, input, total, cid }: NewTask): Promise<string> =>
  insertTask(ctx, { kind, call, input, total: total ?? null, staffId: ctx.actor.staffId, cids: listedShops(ctx, cid) });
