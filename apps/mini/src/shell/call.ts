import type { EnvelopeRow, HeaderRow, SentRow } from '@qianpu/contract/call';
import { envelopePath } from '@qianpu/contract/call';
import { addressRows } from '@qianpu/contract/calls/address';
import { loginTicketRows } from '@qianpu/contract/calls/login-ticket';
import { payRows } from '@qianpu/contract/calls/trade';
import { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import type { HttpReply, Outcome } from '@qianpu/contract/outcome';
import { outcomeOf, timeoutText } from '@qianpu/contract/outcome';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { envelopeJson } from '@qianpu/contract/wire/envelope';
import { callHeaders } from '@qianpu/contract/wire/header';
import { queryText } from '@qianpu/jumps/query-text';
import { languageOf } from './language.ts';
import { settings } from './settings.ts';
import { storedToken } from './stored-token.ts';

/** The calls the shell itself makes; everything else is the web pages' to ask. */
const rows = {
  'member.wechat.login': wechatLoginRows['member.wechat.login'],
  'member.phone.updateByMini': wechatLoginRows['member.phone.updateByMini'],
  'member.ticket.issue': loginTicketRows['member.ticket.issue'],
  'member.address.pageList': addressRows['member.address.pageList'],
  'member.address.detail': addressRows['member.address.detail'],
  'member.address.add': addressRows['member.address.add'],
  'member.address.edit': addressRows['member.address.edit'],
  'member.address.fromWechat': addressRows['member.address.fromWechat'],
  'member.address.delete': addressRows['member.address.delete'],
  'trade.order.pay': payRows['trade.order.pay'],
  'trade.pay.open': payRows['trade.pay.open'],
  'trade.pay.switch': payRows['trade.pay.switch'],
  'trade.pay.status': payRows['trade.pay.status'],
} satisfies Record<string, SentRow>;
type ShellCall = keyof typeof rows;

export type Answer<N extends ShellCall> =
  | { readonly kind: 'ok'; readonly data: OutputOf<N> }
  /** Nobody is logged in, or no longer (spec 4). */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly code: string | number | undefined; readonly reason: string };

/** Code 100110, logged in without a phone, is a passed outcome whose data is the login (spec 4). */
export async function call<N extends ShellCall>(name: N, input: InputOf<N>): Promise<Answer<N>> {
  const row: SentRow = rows[name];
  const token = storedToken();
  const reply = await send(row, input as object, token);
  const outcome = outcomeOf(reply, { style: row.style, cid: '', hasToken: token !== '' });
  if (outcome.kind === 'ok') return { kind: 'ok', data: outcome.data as OutputOf<N> };
  if (outcome.kind === 'passed' && reply.body?.data) return { kind: 'ok', data: reply.body.data as OutputOf<N> };
  if (outcome.kind === 'loginInvalid' || outcome.kind === 'tokenCleared') return { kind: 'expired' };
  return { kind: 'refused', code: reply.body?.code, reason: reasonOf(outcome) };
}

const reasonOf = (outcome: Outcome): string =>
  'reason' in outcome && typeof outcome.reason === 'string' && outcome.reason ? outcome.reason : timeoutText;

const send = (row: SentRow, input: object, token: string): Promise<HttpReply> =>
  new Promise((resolve) => {
    const from = { mid: settings().mid, cid: '', token };
    wx.request({
      ...(row.style === 'envelope' ? envelopeRequest(row, input, from) : headerRequest(row, input, from)),
      header: {
        ...(row.style === 'header' && callHeaders(from)),
        'accept-language': languageOf(),
        'content-type': row.style === 'envelope' ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(row.idempotency && { 'idempotency-key': intentKey() }),
      },
      timeout: 15_000,
      success: ({ statusCode, data }) => resolve({ http: statusCode, body: typeof data === 'object' ? (data as HttpReply['body']) : null }),
      fail: () => resolve({ http: 0, body: null }),
    });
  });

type From = Parameters<typeof callHeaders>[0];

const envelopeRequest = (row: EnvelopeRow, input: object, from: From) => ({
  url: settings().origin + envelopePath(row.base),
  method: 'POST' as const,
  data: queryText({ json: envelopeJson(row, input, { ...from, now: new Date() }) }),
});

const headerRequest = ({ method, path }: HeaderRow, input: object, { mid, cid }: From) => ({
  url: settings().origin + path + (method === 'GET' ? `?${queryText(input as Record<string, unknown>)}` : ''),
  method,
  ...(method === 'POST' && { data: Object.keys(input).length > 0 ? input : { cid, mid } }),
});

/** One per try of ours: a request the network repeats is acted on once. */
const intentKey = () => `mini-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
