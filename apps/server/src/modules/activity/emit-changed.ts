import { marketingEvents } from '#events/marketing';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';

const emit = emitter('marketing', marketingEvents);

/** Shoppers see it otherwise from now on. */
export const emitChanged = (ctx: TxCtx, activityId: string) => emit(ctx, 'marketing.activity.changed', { activityId });
