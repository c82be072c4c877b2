import { favouriteRows, footprintRows } from '@qianpu/contract/calls/favourite';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type MemberGoodsRead = 'behaviour.favourite.list' | 'behaviour.footprint.list';
export type CardWithSaleState = OutputOf<MemberGoodsRead>['list'][number];

const pageSize = 20;

/** The pages of the goods a member keeps, numbered from 1. */
export const favouritePages = (cid: string) => (pageNum: number) =>
  query(favouriteRows, 'behaviour.favourite.list', { cid, pageNum, pageSize });

/** The pages of the goods a member has looked at, the newest day first. */
export const footprintPages = (cid: string) => (pageNum: number) =>
  query(footprintRows, 'behaviour.footprint.list', { cid, pageNum, pageSize });
