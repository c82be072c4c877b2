import type { z } from 'zod';
import type { TxCtx } from '../ctx.ts';
import type { Redis } from '../redis.ts';
import type { Catalogue, Payload } from './catalogue.ts';

/** What a consumer acts with: a transaction of its own that holds its inbox row too. */
export type DeliveryCtx = TxCtx & { readonly redis: Redis };

export interface Subscriber {
  readonly event: string;
  /** Stands in the inbox: to rename it is to deliver every kept event again. */
  readonly consumer: string;
  readonly schema: z.ZodType;
  readonly handle: (ctx: DeliveryCtx, payload: unknown) => Promise<unknown>;
}

/** The way a module hears of facts: `const on = subscriber('marketing', events)`, then one `on(event, consumer, handler)` each. */
export const subscriber =
  <Module extends string, Events extends Catalogue>(_module: Module, catalogue: Events) =>
  <Name extends keyof Events & string>(
    event: Name,
    consumer: `${Module}.${string}`,
    handle: (ctx: DeliveryCtx, payload: Payload<Events[Name]>) => Promise<unknown>,
  ): Subscriber => ({
    event,
    consumer,
    schema: catalogue[event] as z.ZodType,
    handle: handle as Subscriber['handle'],
  });
