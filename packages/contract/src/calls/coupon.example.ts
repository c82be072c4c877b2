import type { ExamplesOf } from '../schema.ts';
import type { couponSchemas, couponStaffSchemas } from './coupon.schema.ts';
import type { couponRows, couponStaffRows } from './coupon.ts';

export const couponExamples: ExamplesOf<typeof couponRows, typeof couponSchemas> = {
  'marketing.coupon.homePageList': [({ cid }) => ({ cid }), ({ cid }) => ({ cid, ids: ['1'] })],
  'marketing.coupon.detail': [({ cid }) => ({ cid, id: '1' })],
  'marketing.coupon.spread': [({ cid }) => ({ cid, id: '1' }), ({ cid }) => ({ cid, id: '1', sharerId: '1' })],
  'marketing.coupon.memberList': [{}, { state: 'USED', pageSize: 10 }],
  'marketing.coupon.multipleReceive': [({ cid }) => ({ cid, ids: ['1', '2'] }), ({ cid }) => ({ cid, ids: ['1'], sharerId: '1' })],
  'marketing.coupon.goodsList': [({ cid }) => ({ cid, id: '1' }), ({ cid }) => ({ cid, id: '1', sortType: 'priceUp' })],
  'marketing.storeCoupon.list': [({ cid }) => ({ cid })],
  'marketing.coupon.exchangeCode': [({ cid }) => ({ cid, code: '7K3M-9QXA-2WTD' })],
};

const draft = {
  name: '全场满 99 减 15',
  cids: [],
  worth: { by: 'AMOUNT', minusFen: 1_500 },
  fromFen: 9_900,
  scope: { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] },
  validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 7 },
  total: 1_000,
  perMember: 1,
  perDay: 0,
  audience: 'ALL',
  isShown: true,
  claimFrom: null,
  claimTo: null,
  isAlone: false,
  isGivenBack: true,
} as const;

export const couponStaffExamples: ExamplesOf<typeof couponStaffRows, typeof couponStaffSchemas> = {
  'marketing.coupon.save': [
    ({ cid }) => ({ ...draft, cids: [cid], scope: { ...draft.scope, goodsIds: [], categoryIds: [], exceptGoodsIds: [] } }),
  ],
  'marketing.coupon.setState': [{ id: '1', revision: 1, state: 'ON' }],
  'marketing.coupon.list': [{}, { state: 'ON', words: '满减' }],
  'marketing.coupon.find': [{ id: '1' }],
  'marketing.coupon.figures': [{ id: '1' }],
  'marketing.coupon.makeCodes': [{ id: '1', count: 10 }],
  'marketing.coupon.nameMembers': [{ id: '1', phones: ['13800000000'] }],
};
