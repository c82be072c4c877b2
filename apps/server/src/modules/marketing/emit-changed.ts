import { marketingEvents } from '#events/marketing';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';

export const emit = emitter('marketing', marketingEvents);

/** Shoppers see it otherwise from now on. */
export const emitChanged = (ctx: TxCtx, templateId: string) => emit(ctx, 'marketing.coupon.changed', { templateId });
