import type { InputOf } from '@qianpu/contract/types';
import type { Answer } from '../call-table.ts';

export type CouponInput = InputOf<'marketing.coupon.save'>;
type Call = (name: 'marketing.coupon.save' | 'marketing.coupon.setState', input: object) => Promise<Pick<Answer, 'data' | 'text'>>;

export const aDraft = (changes: Partial<CouponInput> = {}): CouponInput => ({
  name: '满 99 减 15',
  cids: [],
  worth: { by: 'AMOUNT', minusFen: 1_500 },
  fromFen: 9_900,
  scope: { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] },
  validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 7 },
  total: 0,
  perMember: 1,
  perDay: 0,
  audience: 'ALL',
  isShown: true,
  claimFrom: null,
  claimTo: null,
  isAlone: false,
  isGivenBack: true,
  ...changes,
});

/** A coupon that can be claimed, written and turned on by somebody who may; its id. */
export async function aCoupon(staff: Call, changes: Partial<CouponInput> = {}): Promise<string> {
  const { data, text } = await staff('marketing.coupon.save', aDraft(changes));
  const saved = data as { id: string; revision: number } | null;
  if (!saved) throw new Error(`no coupon was saved: ${text}`);
  const turned = await staff('marketing.coupon.setState', { ...saved, state: 'ON' });
  if (!turned.data) throw new Error(`no coupon was turned on: ${turned.text}`);
  return saved.id;
}
