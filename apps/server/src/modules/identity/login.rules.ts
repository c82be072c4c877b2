/** A session ends 30 days after login, or after 7 days without a call (the database checks both). */
export const SESSION_MS = 30 * 86_400_000;
/** The time of the last call is written at most once an hour: a write per read would be dear. */
export const SEEN_EVERY_MS = 3_600_000;

/** From the mini program's call to the start of the page it shows. */
export const TICKET_SECONDS = 60;
/** Tickets a member may have asked for within that time. */
export const TICKETS_AT_ONCE = 10;

export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;
/** Between two messages to one phone. */
export const RESEND_MS = 60_000;

export interface Quota {
  /** Whose messages count together: those of one merchant, or of all. */
  readonly of: 'merchant' | 'platform';
  readonly scope: 'phone-hour' | 'phone-day' | 'range-hour' | 'network-hour' | 'merchant-day';
  readonly key: string;
  readonly windowMs: number;
  readonly limit: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * What one message counts against: the phone, its range (numbers that differ in the last four digits are rented together) and the
 * caller's network, over all merchants, since whoever floods a phone asks each of them; then the merchant's budget and its share of
 * ranges and networks. In this order everywhere, so that two senders never wait for each other crosswise.
 */
export const quotasOf = (phone: string, address: string): readonly Quota[] => {
  const [network, range] = [networkOf(address), phone.slice(0, -4)];
  return [
    { of: 'merchant', scope: 'merchant-day', key: '', windowMs: DAY, limit: 5_000 },
    { of: 'merchant', scope: 'network-hour', key: network, windowMs: HOUR, limit: 60 },
    { of: 'merchant', scope: 'range-hour', key: range, windowMs: HOUR, limit: 100 },
    { of: 'platform', scope: 'network-hour', key: network, windowMs: HOUR, limit: 300 },
    { of: 'platform', scope: 'phone-day', key: phone, windowMs: DAY, limit: 10 },
    { of: 'platform', scope: 'phone-hour', key: phone, windowMs: HOUR, limit: 5 },
    { of: 'platform', scope: 'range-hour', key: range, windowMs: HOUR, limit: 500 },
  ];
};

/** Windows of days begin at midnight in Shanghai, where the shoppers are (UTC+8 all year). */
export const windowStart = (now: Date, windowMs: number): Date => {
  const shift = 8 * HOUR;
  return new Date(Math.floor((now.getTime() + shift) / windowMs) * windowMs - shift);
};

/** Whether between two instants a day of Shanghai began. */
export const isAnotherDay = (before: Date, now: Date): boolean => windowStart(before, DAY).getTime() !== windowStart(now, DAY).getTime();

/** /24 of an IPv4 address, /64 of an IPv6 one: what one subscriber or one rented server has. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.');
  return plain.split(':').slice(0, 4).join(':');
}

/** A caller's network as its member may see it. */
export const maskAddress = (address: string): string =>
  address === '' ? '' : `${networkOf(address)}${address.includes('.') ? '.*' : '::*'}`;
