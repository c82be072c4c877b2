import { activityRows } from '@qianpu/contract/calls/activity';
import { tradeRows } from '@qianpu/contract/calls/trade';
import type { InputOf, OutputOf, ShownActivity, SortType } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type ShownTerms = ShownActivity['terms'];
type Reduction = Extract<ShownTerms, { kind: 'FULL_REDUCTION' }>['reduction'];
export type ShownTier = Extract<Reduction, { by: 'TIERS' }>['tiers'][number];

export type PoolPage = OutputOf<'marketing.goodsBale.pageList'>;
/** Goods as an activity lists them. */
export type PoolGoods = PoolPage['list'][number];

type Sort = NonNullable<SortType>;
const pageSize = 10;

/** The pages of lists below are numbered from 1. One limited discount's goods, or those of all that run or are soon. */
export const discountedGoods =
  (cid: string, { activityId, state }: { readonly activityId?: string | undefined; readonly state: 'ON' | 'SOON' }, sortType: Sort) =>
  (pageNum: number) =>
    query(activityRows, 'marketing.limitDiscount.goods', {
      cid,
      ...(activityId && { activityId }),
      ...(!activityId && { state }),
      sortType,
      pageNum,
      pageSize,
    });

const poolCalls = { N_FOR_PRICE: 'marketing.goodsBale.pageList', FULL_REDUCTION: 'marketing.fullReduction.goods' } as const;

/** Kinds whose goods are chosen from a pool. */
export type PoolKind = keyof typeof poolCalls;

/** What of a pool is listed: one of its categories, or what costs so much; at most one of them. */
export interface PoolNarrowing {
  readonly categoryId?: string;
  readonly range?: { readonly minFen: number; readonly maxFen: number };
}

export const poolGoods =
  (kind: PoolKind, cid: string, id: string, sortType: Sort, { range, ...category }: PoolNarrowing = {}) =>
  (pageNum: number) =>
    query(activityRows, poolCalls[kind], { cid, id, ...category, ...range, sortType, pageNum, pageSize });

/** Which of these goods belong to the pool. */
export const inPool = (kind: PoolKind, cid: string, id: string, goodsIds: readonly string[]) =>
  query(activityRows, poolCalls[kind], { cid, id, goodsIds: [...goodsIds], pageSize: goodsIds.length });

/** Most goods `inPool` is asked about at once: a query holds no longer lists (spec 9). */
export const mostAsked = 20;

/** What a member's pieces come to. */
export const quoteOfLines = (lines: NonNullable<InputOf<'trade.order.calculate'>['lines']>) =>
  query(tradeRows, 'trade.order.calculate', { lines });

export const firstOrderGoods = (cid: string) => (pageNum: number) =>
  query(activityRows, 'marketing.firstOrder.list', { cid, pageNum, pageSize });

export const packageOf = (cid: string, id: string) => query(activityRows, 'marketing.packageBuy.goods', { cid, id });

/** What so many sets of these SKUs come to. */
export const packagePrice = (cid: string, id: string, skuIds: readonly string[], sets: number) =>
  query(activityRows, 'marketing.packageBuy.price', { cid, id, skuIds: [...skuIds], sets });

/** Some for a block: of one discount, or of all that run. */
export const someDiscounted = (cid: string, activityId: string | undefined, pageSize: number) =>
  query(activityRows, 'marketing.limitDiscount.goods', { cid, ...(activityId && { activityId }), pageSize });

export const someReduced = (cid: string, id: string, pageSize: number) =>
  query(activityRows, 'marketing.fullReduction.goods', { cid, id, pageSize });
