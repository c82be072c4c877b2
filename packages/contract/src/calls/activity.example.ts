import type { ExamplesOf } from '../schema.ts';
import type { activityStaffSchemas } from './activity.schema.ts';
import type { activityRows, activityStaffRows } from './activity.ts';
import type { activitySchemas } from './activity-shop.schema.ts';

const frame = {
  startsAt: 1_790_000_000_000,
  endsAt: 1_890_000_000_000,
  audience: 'ALL' as const,
  refuses: [],
};
const everything = () => ({ by: 'ALL' as const, goodsIds: [], categoryIds: [], exceptGoodsIds: [] });

const tiers = (skuId: string) => [
  {
    from: 10_000,
    minusFen: 1_000,
    percentOff: null,
    isFreightFree: true,
    grants: { gifts: [{ skuId, pieces: 1 }], couponIds: [], points: 10, growth: 0 },
  },
];

export const activityExamples: ExamplesOf<typeof activityRows, typeof activitySchemas> = {
  'marketing.limitDiscount.goods': [({ cid }) => ({ cid }), ({ cid }) => ({ cid, state: 'SOON' }), ({ cid }) => ({ cid, activityId: '1' })],
  'marketing.limitDiscount.byActivityId': [({ cid }) => ({ cid, id: '1' })],
  'marketing.goodsBale.listByIds': [({ cid }) => ({ cid, ids: ['1'] })],
  'marketing.goodsBale.pageList': [
    ({ cid }) => ({ cid, id: '1', sortType: 'sold' }),
    ({ cid, categoryId }) => ({ cid, id: '1', categoryId }),
  ],
  'marketing.fullReduction.goods': [({ cid }) => ({ cid, id: '1' }), ({ cid }) => ({ cid, id: '1', minFen: 1_280, maxFen: 2_300 })],
  'marketing.firstOrder.list': [({ cid }) => ({ cid })],
  'marketing.packageBuy.list': [({ cid, goodsId }) => ({ cid, spuId: goodsId })],
  'marketing.packageBuy.goods': [({ cid }) => ({ cid, id: '1' })],
  'marketing.packageBuy.activityGoods': [({ cid, goodsId }) => ({ cid, spuId: goodsId })],
  'marketing.packageBuy.price': [({ cid, skuId }) => ({ cid, id: '1', skuIds: [skuId, '1'], sets: 1 })],
  'marketing.privilegedPrice.byId': [({ cid }) => ({ cid, id: '1', token: 'nobody-has-this-token' })],
};

export const activityStaffExamples: ExamplesOf<typeof activityStaffRows, typeof activityStaffSchemas> = {
  'marketing.activity.save': [
    ({ cid }) => ({
      ...frame,
      refuses: [],
      name: '全场八折',
      cids: [cid],
      terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80, scope: everything() }, perMember: 5 },
      goods: [],
    }),
    ({ cid }) => ({
      ...frame,
      name: '任选三件',
      cids: [cid],
      terms: { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900, perMember: 2, scope: everything() },
      goods: [],
    }),
    ({ cid, skuId }) => ({
      ...frame,
      name: '满减有礼',
      cids: [cid],
      terms: { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers: tiers(skuId) }, scope: everything() },
      goods: [],
    }),
    ({ cid }) => ({
      ...frame,
      name: '每满减',
      cids: [cid],
      terms: { kind: 'FULL_REDUCTION', reduction: { by: 'EVERY', everyFen: 10_000, minusFen: 500, capFen: 5_000 }, scope: everything() },
      goods: [],
    }),
    ({ cid }) => ({
      ...frame,
      name: '首单立减',
      cids: [cid],
      terms: { kind: 'FIRST_ORDER', fromFen: 2_000, minusFen: 500, scope: everything() },
      goods: [],
    }),
    ({ cid, skuId }) => ({
      ...frame,
      name: '老友专享',
      cids: [cid],
      terms: { kind: 'PRIVILEGED', perMember: 1 },
      goods: [{ skuId, priceFen: 100, stock: null }],
    }),
    ({ cid, skuId }) => ({
      ...frame,
      refuses: ['COUPON'],
      name: '限时特价',
      cids: [cid],
      terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' }, perMember: null },
      goods: [{ skuId, priceFen: 100, stock: 2 }],
    }),
  ],
  'marketing.activity.publish': [{ id: '1', revision: 1 }],
  'marketing.activity.end': [{ id: '1', revision: 1 }],
  'marketing.activity.list': [{}, { state: 'ON', kind: 'LIMITED_DISCOUNT', words: '八折' }, { from: 0, to: 1_890_000_000_000 }],
  'marketing.activity.find': [{ id: '1' }],
  'marketing.activity.calendar': [{ from: 1_790_000_000_000, to: 1_792_000_000_000 }],
  'marketing.activity.simulate': [
    ({ cid }) => ({
      days: 30,
      activity: {
        ...frame,
        refuses: [],
        name: '全场八折',
        cids: [cid],
        terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80, scope: everything() }, perMember: null },
        goods: [],
      },
    }),
  ],
  'marketing.activity.simulation': [{ taskId: '1' }],
  'marketing.activity.figures': [{ id: '1' }],
};
