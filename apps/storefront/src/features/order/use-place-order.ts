import { orderRows } from '@qianpu/contract/calls/trade';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { useIntent } from '#session/use-intent';
import type { ActivityRefusal } from './activity-refusal.ts';
import { activityRefusalCodes, activityRefusalOf } from './activity-refusal.ts';
import { readsOfOrders } from './order-queries.ts';

export type PlaceOrderInput = InputOf<'trade.order.place'>;
type Placed = OutputOf<'trade.order.place'>;

/** Why nothing was placed, as far as the page can do something about it. */
export type PlaceOrderFailure =
  | { readonly kind: 'price'; readonly seen: PlaceOrderInput }
  /** A coupon that was chosen by name is not to be had any more. */
  | { readonly kind: 'coupon'; readonly couponIds: readonly string[] }
  | { readonly kind: 'gone'; readonly failure: 'SOLD_OUT' | 'OFF_SHELF'; readonly skuIds: readonly string[] }
  /** The activity it is bought by, or a limit for one person, stands against it. */
  | { readonly kind: 'activity'; readonly failure: ActivityRefusal; readonly said: string; readonly goodsIds: readonly string[] }
  | { readonly kind: 'unpaid' }
  /** Nobody knows whether it was placed. */
  | { readonly kind: 'lost' };

const stale = [...readsOfOrders, 'cart.line.list', 'cart.badge.count'] as const;
const handled = ['PRICE_CHANGED', 'SOLD_OUT', 'OFF_SHELF', 'TOO_MANY_UNPAID', 'COUPON_UNFIT', 'INTERNAL', ...activityRefusalCodes] as const;

/**
 * Places an order once. While nobody knows what became of a request it is sent again as it was, under its key, whatever the page
 * shows by then: another one could be a second order.
 */
export function usePlaceOrder(onPlaced: (placed: Placed) => void, onUnfit: (couponIds: readonly string[]) => void) {
  const [trouble, setFailure] = useState<PlaceOrderFailure | null>(null);
  const unanswered = useRef<PlaceOrderInput | null>(null);
  const client = useQueryClient();
  const { send, isSending } = useIntent(orderRows, 'trade.order.place', stale, handled);
  const place = async (input: PlaceOrderInput) => {
    setFailure(null);
    const sent = unanswered.current ?? input;
    try {
      const placed = await send(sent);
      unanswered.current = null;
      if (placed.kind === 'ok') onPlaced(placed.data);
    } catch (error) {
      const found = error instanceof CallRefusal ? troubleOf(error, sent) : null;
      unanswered.current = found?.kind === 'lost' ? sent : null;
      if (found?.kind === 'coupon') onUnfit(found.couponIds);
      // what it costs now has to be known before it can be said
      if (found?.kind === 'price') await client.invalidateQueries({ queryKey: ['trade.order.confirm'] });
      setFailure(found);
    }
  };
  return { place, isPlacing: isSending, trouble, forget: () => setFailure(null) };
}

function troubleOf(refusal: CallRefusal, sent: PlaceOrderInput): PlaceOrderFailure | null {
  const { failure, data, message } = refusal;
  const ofActivity = activityRefusalOf(refusal);
  if (ofActivity) return { kind: 'activity', failure: ofActivity, said: message, goodsIds: idsOf(data, 'goodsIds') };
  switch (failure) {
    case 'PRICE_CHANGED':
      return { kind: 'price', seen: sent };
    case 'SOLD_OUT':
    case 'OFF_SHELF':
      return { kind: 'gone', failure, skuIds: idsOf(data, 'skuIds') };
    case 'COUPON_UNFIT':
      return { kind: 'coupon', couponIds: idsOf(data, 'couponIds') };
    case 'TOO_MANY_UNPAID':
      return { kind: 'unpaid' };
    case 'INTERNAL':
      return { kind: 'lost' };
    default:
      return null;
  }
}

function idsOf(data: unknown, name: string): readonly string[] {
  const ids = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : null;
  return Array.isArray(ids) ? ids.map(String) : [];
}
