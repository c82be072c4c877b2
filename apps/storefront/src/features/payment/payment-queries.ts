import { payRows } from '@qianpu/contract/calls/trade';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type PayStatus = OutputOf<'trade.pay.status'>;

export const payStatus = (tradeId: string) => query(payRows, 'trade.pay.status', { tradeId });

export const payWays = (tradeId: string) => query(payRows, 'trade.pay.ways', { tradeId });
