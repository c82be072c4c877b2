import { z } from 'zod';
import { Lies, share, usualLies } from '../pay/lies.ts';

/** How WeChat Pay misbehaves. */
export const PayPlan = z.strictObject({
  ...usualLies,
  /** The money does not reach the payer. */
  abnormalRefundShare: share,
  /** The merchant's balance was empty for too long: given up, and asked for again only under another number. */
  closedRefundShare: share,
});

export type PayPlan = Readonly<z.output<typeof PayPlan>>;

export class PayLies extends Lies<PayPlan> {
  constructor() {
    super(PayPlan.parse({}));
  }
}
