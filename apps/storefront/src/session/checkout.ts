import { readStored, writeStored } from './stored.ts';
import type { CheckoutLine, OrderDraft, StoredChosen, StoredCouponChoice } from './stored.types.ts';
import { later } from './stored-deferred.ts';

/**
 * What order confirm is about to show: these lines, as an activity's where one was named, or the cart's ticked ones. A mini-program opens it in a web-view of its own, which
 * has its own session storage: there the mirror in the local one (spec 3) hands it over.
 */
export function beginCheckout(mid: string, lines: readonly CheckoutLine[] | 'ticked', chosen?: StoredChosen): void {
  storeOrderDraft(mid, lines === 'ticked' ? null : { lines, ...(chosen && { chosen }) });
  writeStored('fromCart', mid, lines === 'ticked' ? true : null);
}

export const orderDraftOfCheckout = (mid: string): OrderDraft | null =>
  readStored('orderConfirm', mid) ?? (readStored('env', mid) === 'mini' ? later.read('orderConfirm', mid) : null);

/** Which coupons this order takes: a page that is loaded anew shows them as they were chosen. */
export function chooseCoupons(mid: string, choices: readonly StoredCouponChoice[]): void {
  const { choices: _before, ...bought } = orderDraftOfCheckout(mid) ?? {};
  storeOrderDraft(mid, bought.lines || choices.length > 0 ? { ...bought, ...(choices.length > 0 && { choices }) } : null);
}

/** It was bought. */
export const endCheckout = (mid: string): void => storeOrderDraft(mid, null);

function storeOrderDraft(mid: string, input: OrderDraft | null): void {
  writeStored('orderConfirm', mid, input);
  if (readStored('env', mid) === 'mini') later.write('orderConfirm', mid, input);
}
