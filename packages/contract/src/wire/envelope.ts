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
  /** Which secret made the value. */
  readonly key: string;
  readonly value: string;
}

interface EnvelopeSender {
  readonly mid: string;
  readonly cid: string;
  readonly token: string;
  readonly now: Date;
  readonly key?: string;
  readonly value?: string;
}

/** The text of an envelope: the field json of a POST, the parameter json of a GET. */
export function envelopeJson(row: EnvelopeRow, input: object, from: EnvelopeSender): string {
  const head: EnvelopeHead = {
    mid: from.mid,
    shopId: from.cid,
    target: row.target,
    accessToken: from.token,
    requestTime: requestTime(from.now),
    client: '3',
    version: '1.0.0-{ip}',
    channel: row.isNav ? 'bottom navigation' : 'home-h5',
    key: from.key ?? '',
    value: from.value ?? '',
  };
  return JSON.stringify({ head, data: row.noCid ? input : { cid: from.cid, ...input } });
}

/** The form body of an envelope call. URLSearchParams escapes `+` and `&`, as the specification asks. */
export const envelopeBody = (row: EnvelopeRow, input: object, from: EnvelopeSender) =>
  new URLSearchParams({ json: envelopeJson(row, input, from) });

/** yyyy-MM-dd hh:mm:ss, 24 hours, on the shop's calendar (Asia/Shanghai is UTC+8 all year). */
export const requestTime = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * The JSON inside a form body "json=…". Two encodings are in use: the full one of forms, and a loose one that escapes only
 * `+` and `&`. A loose body still begins with a brace, and its other percent signs are text: "100%" and "%ab" stay.
 */
export function readFormJson(body: string): string | null {
  if (!body.startsWith('json={')) return new URLSearchParams(body).get('json');
  return body.slice('json='.length).replaceAll(/%2b/gi, '+').replaceAll('%26', '&');
}
