import type { DoneAction, TxCtx } from './ctx.ts';

/** How something was and how it is now: no secrets, nothing about members. */
interface Change {
  readonly before: object | null;
  readonly after: object;
}

const changes = new WeakMap<TxCtx, Change>();

/** Kept with the line this call of staff leaves in staff.action. */
export const noteChange = (ctx: TxCtx, change: Change): void => {
  changes.set(ctx, change);
};

export const changeOf = (ctx: TxCtx): Change | undefined => changes.get(ctx);

/** The line of a call that opens its own transactions: written with the deed, or neither is. */
export const recordAction = async (ctx: TxCtx, done: DoneAction = {}): Promise<void> => {
  await ctx.recordAction?.(ctx, done);
};
