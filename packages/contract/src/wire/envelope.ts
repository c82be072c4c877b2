import type { EnvelopeRow } from '../call.ts';

/** Head of an envelope (spec 7.1 no. 1). */
export interface EnvelopeHead {
  readonly mid: string;
  readonly shopId: string;
  readonly target: string;
  readonly accessToken: string;
  readonly requestTime: string;
  readonly client: '3';
  readonly version: string;
  readonly channel: 'home-h5' | 'bottom navigation';
}

export interface Envelope {
  readonly head: EnvelopeHead;
  readonly data: Readonly<Record<string, unknown>>;
}

interface EnvelopeSender {
  readonly mid: string;
  readonly cid: string;
  readonly token: string;
  readonly now: Date;
}

/** The form body of an envelope call. URLSearchParams escapes `+` and `&`, as the specification asks. */
export function envelopeBody(row: EnvelopeRow, input: object, from: EnvelopeSender): URLSearchParams {
  const head: EnvelopeHead = {
    mid: from.mid,
    shopId: from.cid,
    target: row.target,
    accessToken: from.token,
    requestTime: requestTime(from.now),
    client: '3',
    version: '1.0.0-{ip}',
    channel: 'home-h5',
  };
  return new URLSearchParams({ json: JSON.stringify({ head, data: { cid: from.cid, ...input } }) });
}

/** yyyy-MM-dd hh:mm:ss, 24 hours, on the shop's calendar (Asia/Shanghai is UTC+8 all year). */
export const requestTime = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
