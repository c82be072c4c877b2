import type { ExamplesOf } from '../schema.ts';
import type { checkoutSchemas } from './checkout.schema.ts';
import type { checkoutRows } from './checkout.ts';

export const checkoutExamples: ExamplesOf<typeof checkoutRows, typeof checkoutSchemas> = {
  'marketing.goods.info': [({ cid, goodsId }) => ({ cid, spuId: goodsId }), ({ cid, goodsId, skuId }) => ({ cid, spuId: goodsId, skuId })],
  'checkout.price.list': [({ cid, goodsId }) => ({ cid, goodsIds: [goodsId] })],
  'checkout.delivery.info': [({ cid, goodsId }) => ({ cid, goodsId }), ({ cid, goodsId, skuId }) => ({ cid, goodsId, skuId })],
  'checkout.promotion.preview': [
    ({ cid, skuId }) => ({
      coupon: {
        name: '满减券',
        cids: [cid],
        worth: { by: 'AMOUNT', minusFen: 500 },
        fromFen: 0,
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
      },
      lines: [{ cid, skuId, quantity: 2 }],
    }),
  ],
  'marketing.activity.preview': [
    ({ cid, skuId }) => ({
      activity: {
        name: '全场八折',
        cids: [cid],
        startsAt: 1_790_000_000_000,
        endsAt: 1_890_000_000_000,
        audience: 'ALL',
        refuses: [],
        terms: {
          kind: 'LIMITED_DISCOUNT',
          discount: { by: 'PERCENT', percent: 80, scope: { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] } },
          perMember: null,
        },
        goods: [],
      },
      lines: [{ cid, skuId, quantity: 2 }],
    }),
  ],
  'checkout.promotion.matrix': [{}],
};
