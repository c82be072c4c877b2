import type { CallRow } from '@qianpu/contract/call';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { Staff, TxCtx } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { changeOf } from '#platform/note-change';
import { insertAction } from './action.repo.ts';

type Handle = (ctx: TxCtx<Staff>, input: unknown, file?: unknown) => Promise<unknown>;

/**
 * Every write of staff, whichever module answers it, leaves a line in staff.action, in its own transaction: neither
 * happens without the other. A call that opens its own transactions writes its line itself.
 */
export function recordStaffWrites<H extends Partial<Handlers<CallName>>>(handlers: H): H {
  const recorded = Object.entries(handlers).map(([name, handle]) => {
    const { auth, effect }: CallRow = rows[name as CallName];
    if (auth !== 'staff' || effect === 'read') return [name, handle];
    return [name, effect === 'write' ? recording(name, handle as Handle) : lending(name, handle as Handle)];
  });
  return Object.fromEntries(recorded) as H;
}

const recording =
  (call: string, handle: Handle): Handle =>
  async (ctx, input) => {
    const output = await handle(ctx, input);
    const subjectId = idIn(input) ?? idIn(output);
    await insertAction(ctx, { staffId: ctx.actor.staffId, call, outcome: 'done', subjectId, change: changeOf(ctx) });
    return output;
  };

/** A call that opens its own transactions gets the means to leave its line in the one it chooses (`recordAction`). */
const lending =
  (call: string, handle: Handle): Handle =>
  (ctx, ...input) => {
    const { staffId } = ctx.actor;
    return handle({ ...ctx, recordAction: (ctx, done) => insertAction(ctx, { ...done, staffId, call, outcome: 'done' }) }, ...input);
  };

/** By convention `id` is what a call acts upon; nothing else of its input is kept, for it may be secret or personal. */
export function idIn(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && /^\d{1,19}$/.test(id) ? id : undefined;
}
