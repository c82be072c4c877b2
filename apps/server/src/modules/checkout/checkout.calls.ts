import type { activityRows } from '@qianpu/contract/calls/activity';
import type { Handlers } from '#platform/http/handler.types';
import { previewActivity } from './preview-activity.ts';
import { previewPromotion } from './preview-promotion.ts';
import { showBales, showDiscounted, showFirstOrder, showOne, showPool } from './show-activity-goods.ts';
import { showDelivery } from './show-delivery.ts';
import { showMatrix } from './show-matrix.ts';
import { showPackage, showPackageGoods, showPackagePrice, showPackagesOf } from './show-packages.ts';
import { showGoodsInfo, showPrices } from './show-prices.ts';
import { showPrivileged } from './show-privileged.ts';

type CheckoutCall =
  | 'marketing.goods.info'
  | 'checkout.price.list'
  | 'checkout.delivery.info'
  | 'checkout.promotion.preview'
  | 'checkout.promotion.matrix'
  | 'marketing.activity.preview'
  | keyof typeof activityRows;

export const checkoutHandlers: Handlers<CheckoutCall> = {
  'marketing.goods.info': showGoodsInfo,
  'checkout.price.list': showPrices,
  'checkout.delivery.info': showDelivery,
  'checkout.promotion.preview': previewPromotion,
  'checkout.promotion.matrix': async () => showMatrix(),
  'marketing.activity.preview': previewActivity,
  'marketing.limitDiscount.goods': showDiscounted,
  'marketing.limitDiscount.byActivityId': showOne,
  'marketing.goodsBale.listByIds': showBales,
  'marketing.goodsBale.pageList': (ctx, query) => showPool(ctx, 'N_FOR_PRICE', query),
  'marketing.fullReduction.goods': (ctx, query) => showPool(ctx, 'FULL_REDUCTION', query),
  'marketing.firstOrder.list': showFirstOrder,
  'marketing.packageBuy.list': showPackagesOf,
  'marketing.packageBuy.goods': showPackage,
  'marketing.packageBuy.activityGoods': showPackageGoods,
  'marketing.packageBuy.price': showPackagePrice,
  'marketing.privilegedPrice.byId': showPrivileged,
};
