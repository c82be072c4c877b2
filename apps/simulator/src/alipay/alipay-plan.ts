import { z } from 'zod';
import { Lies, share, usualLies } from '../pay/lies.ts';

/** How Alipay misbehaves. */
export const AlipayPlan = z.strictObject({
  ...usualLies,
  /** The merchant's balance is empty: refused, and nothing is done. */
  failedRefundShare: share,
  /** Answered before any money has moved; it moves later. */
  slowRefundShare: share,
});

export type AlipayPlan = Readonly<z.output<typeof AlipayPlan>>;

export class AlipayLies extends Lies<AlipayPlan> {
  constructor() {
    super(AlipayPlan.parse({}));
  }
}
