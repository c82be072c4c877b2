import type { TxCtx } from '../ctx.ts';
import { traced } from '../tracing/trace.ts';
import type { Catalogue, Payload } from './catalogue.ts';
import { scheduleNotify } from './notify-workers.ts';
import { putEvent } from './outbox.repo.ts';

/**
 * The way a module tells facts to others: inside the transaction that makes them true, and only facts under its own
 * name. `at` delays the telling; a deadline is not an event but a column with a sweep.
 */
export const emitter =
  <Module extends string, Events extends Catalogue>(_module: Module, _catalogue: Events) =>
  async <Name extends Extract<keyof Events & string, `${Module}.${string}`>>(
    ctx: TxCtx,
    name: Name,
    payload: Payload<Events[Name]>,
    at: Date = ctx.now,
  ): Promise<void> => {
    await traced(
      () => ({ name: `tell ${name}`, kind: 'producer' }),
      () => putEvent(ctx, { name, payload, at }),
    );
    if (at <= ctx.now) scheduleNotify(ctx.pod);
  };
