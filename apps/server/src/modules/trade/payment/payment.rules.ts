import type { KeptTicket, Money, PayTicket, Tender } from './payment.types.ts';

/** The provider keeps an address of its cashier open for five minutes; the other tickets for two hours. */
const REDIRECT_FRESH_MS = 4 * 60_000;
const OTHER_FRESH_MS = 100 * 60_000;

export function isTicketFresh(ticket: KeptTicket, now: Date): boolean {
  const freshMs = ticket.kind === 'redirect' ? REDIRECT_FRESH_MS : OTHER_FRESH_MS;
  return now.getTime() - ticket.madeAt < freshMs;
}

export const asPayTicket = ({ madeAt: _madeAt, ...ticket }: KeptTicket): PayTicket => ticket;

/** An answer about opening comes within seconds; before that there is nothing to look for. */
export const OPENING_LOOK_MS = 10_000;
export const OPEN_LOOK_MS = 1_000;
export const CLOSING_LOOK_MS = 5_000;

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

export interface SaidOfMoney {
  readonly mchId: string;
  readonly appId: string;
  readonly state: string;
  readonly currency: string;
  readonly transactionId: string | undefined;
  readonly amountFen: number | undefined;
  readonly paidAt: Date | undefined;
}

export type MoneyFault = 'merchant' | 'state' | 'amount' | 'channel';

/** Whether what the provider says of a payment is what we asked for; nothing else may settle it. */
export function checkMoney(
  said: SaidOfMoney,
  tender: Pick<Tender, 'amountFen' | 'appRef' | 'way'>,
  account: { readonly mchId: string; readonly appId: string; readonly appRef: string },
): Money | MoneyFault {
  if (said.mchId !== account.mchId || said.appId !== account.appId) return 'merchant';
  if (tender.appRef !== account.appRef || !tender.way.startsWith('WECHAT_')) return 'channel';
  const { transactionId, amountFen, paidAt } = said;
  if (!['SUCCESS', 'REFUND'].includes(said.state) || !transactionId || !paidAt) return 'state';
  if (amountFen !== tender.amountFen || said.currency !== 'CNY') return 'amount';
  return { transactionId, amountFen, paidAt };
}
