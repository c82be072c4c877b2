import type { purchaseRows } from '@qianpu/contract/calls/purchase';
import type { Handlers } from '#platform/http/handler.types';
import { placeCard, placeRecharge } from './place-purchase.ts';
import { showPackages } from './show-packages.ts';
import { showPurchase } from './show-purchase.ts';

type PurchaseCall = Exclude<keyof typeof purchaseRows, 'trade.purchase.cancel'>;

export const purchaseHandlers: Handlers<PurchaseCall> = {
  'ledger.balance.packages': showPackages,
  'ledger.balance.recharge': placeRecharge,
  'member.card.buy': placeCard,
  'trade.purchase.find': (ctx, { tradeId }) => showPurchase(ctx, tradeId),
};
