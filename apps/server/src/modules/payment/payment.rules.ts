import type {
  Money,
  OpenPayment,
  OwnWay,
  PayPlace,
  PaySession,
  PayTicket,
  PayWay,
  ProviderName,
  Refund,
  RequestedTender,
  StoredTicket,
  Tender,
  Way,
  WayKind,
} from './payment.types.ts';

/** The provider keeps an address of its cashier open for five minutes; the other tickets for two hours. */
const REDIRECT_FRESH_MS = 4 * 60_000;
const OTHER_FRESH_MS = 100 * 60_000;

export function isTicketFresh(ticket: StoredTicket, now: Date): boolean {
  const freshMs = ticket.kind === 'redirect' ? REDIRECT_FRESH_MS : OTHER_FRESH_MS;
  return now.getTime() - ticket.madeAt < freshMs;
}

export const asPayTicket = ({ madeAt: _madeAt, ...ticket }: StoredTicket): PayTicket => ticket;

/** An answer about opening comes within seconds; before that there is nothing to look for. */
export const OPENING_LOOK_MS = 10_000;
export const OPEN_LOOK_MS = 1_000;
export const CLOSING_LOOK_MS = 5_000;

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

export interface ReportedPayment {
  readonly mchId: string;
  readonly appId: string;
  readonly state: string;
  readonly currency: string;
  readonly transactionId: string | undefined;
  readonly amountFen: number | undefined;
  readonly paidAt: Date | undefined;
}

export type MoneyFault = 'merchant' | 'app' | 'state' | 'amount' | 'channel';

/** Whether what the provider says of a payment is what we asked for; nothing else may settle it. */
export function checkMoney(
  said: ReportedPayment,
  tender: Pick<Tender, 'amountFen' | 'appRef' | 'appId' | 'way'>,
  account: { readonly mchId: string; readonly appRef: string; readonly provider: ProviderName },
): Money | MoneyFault {
  if (said.mchId !== account.mchId) return 'merchant';
  // Of the merchant's apps the one it was opened in, and no other.
  if (said.appId !== tender.appId) return 'app';
  if (tender.appRef !== account.appRef || providerOf(tender.way) !== account.provider) return 'channel';
  const { transactionId, amountFen, paidAt } = said;
  if (!['SUCCESS', 'REFUND'].includes(said.state) || !transactionId || !paidAt) return 'state';
  if (amountFen !== tender.amountFen || said.currency !== 'CNY') return 'amount';
  return { transactionId, amountFen, paidAt };
}

/** Whether what the provider says of a refund is what we asked for. A message without a currency is about the one there is. */
export function refundFault(
  said: { readonly outTradeNo: string; readonly amountFen: number; readonly currency: string | undefined },
  refund: Pick<Refund, 'outTradeNo' | 'amountFen'>,
): MoneyFault | undefined {
  if (said.outTradeNo !== refund.outTradeNo) return 'channel';
  return said.amountFen === refund.amountFen && (said.currency ?? 'CNY') === 'CNY' ? undefined : 'amount';
}

export const providerOf = (way: Way): ProviderName => (way.startsWith('ALIPAY_') ? 'ALIPAY' : 'WECHAT_PAY');

/** Where this session pays in a way; undefined where it cannot. The messenger refuses the ways made for other browsers, and Alipay. */
export function placeOf(way: Way, ownAppId: string, { payer, isMini }: Pick<PaySession, 'payer' | 'isMini'>): PayPlace | undefined {
  const isInside = payer !== undefined || isMini;
  const isOutside = way === 'WECHAT_H5' || providerOf(way) === 'ALIPAY';
  if (way === 'WECHAT_NATIVE' || (isOutside && !isInside)) return { appId: ownAppId, openId: null };
  if (isOutside || payer?.channel !== (way === 'WECHAT_MINI' ? 1 : 2)) return undefined;
  return { appId: payer.appId, openId: payer.openId };
}

/** Whether a tender is this way in this place: a ticket inside the messenger is good for its payer alone. */
export const isSameWay = (tender: Tender, way: Way, { appId, openId }: PayPlace): boolean =>
  tender.way === way && (openId === null || (tender.appId === appId && tender.openId === openId));

export const isOwnWay = (way: PayWay): way is OwnWay => way === 'BALANCE' || way === 'POINTS';

const kindOf = (way: PayWay): WayKind => (isOwnWay(way) ? way : providerOf(way));

/** Whether all of a trade's shops take what was ticked. */
export const isTaken = (asked: readonly Pick<RequestedTender, 'way'>[], off: ReadonlySet<WayKind>): boolean =>
  asked.every(({ way }) => !off.has(kindOf(way)));

/** The provider's of what was ticked: one at most. */
export const providerWayOf = (asked: readonly RequestedTender[]): Way | undefined =>
  asked.map(({ way }) => way).find((way): way is Way => !isOwnWay(way));

/** Whether an open payment is made of what is asked for. A sum that is left out is whatever was taken. */
export function isMadeOf({ tenders }: OpenPayment, asked: readonly RequestedTender[]): boolean {
  const isFit = ({ way, amountFen }: RequestedTender) =>
    tenders.some((tender) => tender.way === way && (amountFen === undefined || tender.amountFen === amountFen));
  return tenders.length === asked.length && asked.every(isFit);
}
