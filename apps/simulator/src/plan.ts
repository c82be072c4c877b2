import { z } from 'zod';
import { AlipayPlan } from './alipay/alipay-plan.ts';
import { MapPlan } from './map/map-plan.ts';
import { SmsPlan } from './sms/sms-plan.ts';
import { OpenPlan } from './wechat-open/open-plan.ts';
import { PayPlan } from './wechat-pay/pay-plan.ts';

/** How each provider misbehaves, until the next plan; one that is not named is honest. */
export const Plan = z.strictObject({
  sms: SmsPlan.prefault({}),
  wechatPay: PayPlan.prefault({}),
  alipay: AlipayPlan.prefault({}),
  wechatOpen: OpenPlan.prefault({}),
  map: MapPlan.prefault({}),
});
