import type { Handlers } from '#platform/http/handler.types';
import { previewPromotion } from './preview-promotion.ts';
import { showDelivery } from './show-delivery.ts';
import { showGoodsInfo, showPrices } from './show-prices.ts';

export const checkoutHandlers: Handlers<
  'marketing.goods.info' | 'checkout.price.list' | 'checkout.delivery.info' | 'checkout.promotion.preview'
> = {
  'marketing.goods.info': showGoodsInfo,
  'checkout.price.list': showPrices,
  'checkout.delivery.info': showDelivery,
  'checkout.promotion.preview': previewPromotion,
};
