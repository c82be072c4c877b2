import type { ExamplesOf } from '../schema.ts';
import type { activityStaffSchemas } from './activity.schema.ts';
import type { activityStaffRows } from './activity.ts';

const frame = {
  startsAt: 1_790_000_000_000,
  endsAt: 1_890_000_000_000,
  audience: 'ALL' as const,
  refuses: [],
};
const everything = () => ({ by: 'ALL' as const, goodsIds: [], categoryIds: [], exceptGoodsIds: [] });

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
  'marketing.activity.figures': [{ id: '1' }],
};
