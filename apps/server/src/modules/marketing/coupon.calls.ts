import type { couponRows, couponStaffRows } from '@qianpu/contract/calls/coupon';
import { listShops } from '#modules/shop';
import type { Handlers } from '#platform/http/handler.types';
import { viewCoupon } from './coupon.view.ts';
import { exchangeCode } from './exchange-code.ts';
import { makeCodes } from './make-codes.ts';
import { nameMembers } from './name-members.ts';
import { receiveCoupons } from './receive-coupons.ts';
import { saveTemplate } from './save-template.ts';
import { setState } from './set-state.ts';
import { showCard, showCentre, showOnHome, showSpread } from './show-cards.ts';
import { showGoods } from './show-goods.ts';
import { showOwn } from './show-own.ts';
import { showFigures, showTemplate, showTemplates } from './show-templates.ts';

type CouponCall = keyof typeof couponRows | keyof typeof couponStaffRows;

export const couponHandlers: Handlers<CouponCall> = {
  'marketing.coupon.homePageList': showOnHome,
  'marketing.coupon.detail': showCard,
  'marketing.coupon.spread': showSpread,
  'marketing.coupon.memberList': showOwn,
  'marketing.coupon.multipleReceive': receiveCoupons,
  'marketing.coupon.goodsList': showGoods,
  'marketing.storeCoupon.list': showCentre,
  'marketing.coupon.exchangeCode': async (ctx, { code }) => {
    const [coupon, shops] = [await exchangeCode(ctx, code), await listShops(ctx)];
    return viewCoupon(coupon, shops, ctx.now);
  },
  'marketing.coupon.save': saveTemplate,
  'marketing.coupon.setState': setState,
  'marketing.coupon.list': showTemplates,
  'marketing.coupon.find': (ctx, { id }) => showTemplate(ctx, id),
  'marketing.coupon.figures': (ctx, { id }) => showFigures(ctx, id),
  'marketing.coupon.makeCodes': async (ctx, { id, count }) => ({ codes: await makeCodes(ctx, { id, count }) }),
  'marketing.coupon.nameMembers': nameMembers,
};
