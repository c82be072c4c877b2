import { savingRows } from '@qianpu/contract/calls/saving';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type SavingSummary = OutputOf<'trade.saving.summary'>;
export type OrderSaving = OutputOf<'trade.saving.orders'>['list'][number];

/** Without a year: the present one. */
export const savingSummary = (year?: number) => query(savingRows, 'trade.saving.summary', year === undefined ? {} : { year });

export const savingOrders = (year: number) => (pageNum: number) =>
  query(savingRows, 'trade.saving.orders', { year, pageNum, pageSize: 10 });
