import { couponRows } from '@qianpu/contract/calls/coupon';
import type { CouponCard, MyCoupon, SortType } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type { CouponCard, MyCoupon };
/** What a coupon promises, whether it is somebody's or not. */
export type TicketTerms = Pick<CouponCard, 'name' | 'worth' | 'fromFen' | 'cids' | 'shopNames' | 'scopeBy' | 'isAlone'>;
export type CouponTab = 'UNUSED' | 'USED' | 'EXPIRED';

const pageSize = 20;

/** What can be claimed in a shop, page by page. */
export const centrePage = (cid: string, pageNum: number) => query(couponRows, 'marketing.storeCoupon.list', { cid, pageNum, pageSize });

/** Some of it: those named, or the shop's first. */
export const someCoupons = (cid: string, ids?: readonly string[]) =>
  query(couponRows, 'marketing.coupon.homePageList', { cid, ...(ids && ids.length > 0 && { ids: [...ids] }) });

export const couponOf = (cid: string, id: string) => query(couponRows, 'marketing.coupon.detail', { cid, id });

/** The same with who shares it. */
export const sharedCoupon = (cid: string, id: string, sharerId: string) =>
  query(couponRows, 'marketing.coupon.spread', { cid, id, sharerId });

export const myCouponPage = (state: CouponTab, pageNum: number) =>
  query(couponRows, 'marketing.coupon.memberList', { state, pageNum, pageSize });

/** How many a member has, with a page as small as it may be. */
export const myCouponCounts = () => query(couponRows, 'marketing.coupon.memberList', { state: 'UNUSED', pageNum: 1, pageSize: 1 });

/** The goods a coupon is for, numbered from 1. */
export const couponGoodsPages = (cid: string, id: string, sortType: NonNullable<SortType>) => (pageNum: number) =>
  query(couponRows, 'marketing.coupon.goodsList', { cid, id, sortType, pageNum, pageSize: 10 });
