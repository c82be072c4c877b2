import type { Handlers } from '#platform/http/handler.types';
import { previewPromotion } from './preview-promotion.ts';
import { showGoodsInfo, showPrices } from './show-prices.ts';

export const checkoutHandlers: Handlers<'marketing.goods.info' | 'checkout.price.list' | 'checkout.promotion.preview'> = {
  'marketing.goods.info': showGoodsInfo,
  'checkout.price.list': showPrices,
  'checkout.promotion.preview': previewPromotion,
};
