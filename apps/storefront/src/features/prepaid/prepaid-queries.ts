import { cardRows } from '@qianpu/contract/calls/card';
import { ledgerRows } from '@qianpu/contract/calls/ledger';
import { purchaseRows } from '@qianpu/contract/calls/purchase';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type RechargeOffer = OutputOf<'ledger.balance.packages'>;
export type RechargePackage = RechargeOffer['list'][number];
/** A purchase that waits to be paid; there is one of a kind at most. */
export type WaitingPurchase = NonNullable<RechargeOffer['unpaid']>;

export const rechargeOffer = () => query(purchaseRows, 'ledger.balance.packages', {});

export const purchaseOf = (tradeId: string) => query(purchaseRows, 'trade.purchase.find', { tradeId });

export const balanceNow = () => query(ledgerRows, 'ledger.balance.find', {});

export const cardsNow = () => query(cardRows, 'member.card.list', {});

/** What shows what a member has paid for, and what waits. */
export const readsOfPurchases = ['ledger.balance.packages', 'ledger.balance.find', 'ledger.balance.list', 'member.card.list'] as const;
