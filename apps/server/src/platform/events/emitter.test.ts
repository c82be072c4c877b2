import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Ctx, TxCtx } from '../ctx.ts';
import type { emitter } from './emitter.ts';
import type { subscriber } from './subscriber.ts';

const catalogue = { 'shop.opened': z.object({ cid: z.string() }), 'trade.order.paid': z.object({ orderId: z.string() }) };
type Emit = Parameters<ReturnType<typeof emitter<'shop', typeof catalogue>>>;
type On = Parameters<ReturnType<typeof subscriber<'shop', typeof catalogue>>>;

test('a module tells only what carries its own name, and only inside a transaction', () => {
  expectTypeOf<Emit[1]>().toEqualTypeOf<'shop.opened'>();
  expectTypeOf<Emit[2]>().toEqualTypeOf<{ cid: string }>();
  expectTypeOf<Emit[0]>().toEqualTypeOf<TxCtx>();
  expectTypeOf<Ctx>().not.toExtend<Emit[0]>();
});

test('a module hears whatever is told, under a name of its own', () => {
  expectTypeOf<On[0]>().toEqualTypeOf<'shop.opened' | 'trade.order.paid'>();
  expectTypeOf<On[1]>().toEqualTypeOf<`shop.${string}`>();
});
