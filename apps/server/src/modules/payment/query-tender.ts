import { crashPoint } from '#platform/crash-point';
import { type Ctx, inTx } from '#platform/ctx';
import { endTender } from './end-tender.ts';
import { callProvider, findPayAccount } from './pay-accounts.ts';
import { checkMoney } from './payment.rules.ts';
import type { Source, Tender } from './payment.types.ts';
import { settleTender } from './settle-tender.ts';

/** `unknown`: the provider did not say, or said what cannot be. */
export type TenderQueryResult = 'paid' | 'closed' | 'open' | 'unknown';

/** Asks the provider what became of a tender, and settles or ends it accordingly. */
export async function queryTender(ctx: Ctx, tender: Tender, source: Source): Promise<TenderQueryResult> {
  crashPoint('look:before-query');
  const result = await callProvider(ctx, tender.appRef, (provider) => provider.query(tender.outTradeNo));
  crashPoint('look:after-query');
  // Not there yet: whoever opens it may still be on the way.
  if (result.kind === 'absent') return 'open';
  if (result.kind !== 'told') return 'unknown';
  const { state } = result.value;
  if (state === 'CLOSED' || state === 'REVOKED') {
    await inTx(ctx, (ctx) => endTender(ctx, tender));
    return 'closed';
  }
  if (state !== 'SUCCESS' && state !== 'REFUND') return 'open';
  const account = await findPayAccount(ctx, tender.appRef);
  if (!account) return 'unknown';
  const money = checkMoney(result.value, tender, account);
  if (typeof money === 'string') {
    ctx.log.error({ tender: tender.id, fault: money }, 'the provider says of a payment what we never asked for');
    return 'unknown';
  }
  await inTx(ctx, (ctx) => settleTender(ctx, tender, money, source));
  return 'paid';
}
