import { fail } from '@qianpu/contract/failure';
import type { FastifyRequest } from 'fastify';
import type { Lang } from '../ctx.ts';

/** What a request says about itself. Nothing of it is believed before the session and the directory have been asked. */
export interface CallerInfo {
  readonly host: string;
  readonly address: string;
  readonly lang: Lang;
  readonly claimedMid: string | undefined;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The call's row: who is forbidden to log in is answered as a visitor. */
  readonly answersForbidden?: boolean | undefined;
}

/** Head fields of an envelope that say who is calling. */
export interface EnvelopeClaims {
  readonly mid: string | undefined;
  readonly accessToken: string | undefined;
}

/** Cookies are never read: a form on another site cannot borrow a shopper's login (spec 7.1: the token is sent by hand). */
export function readCaller(request: FastifyRequest, envelope?: EnvelopeClaims): CallerInfo {
  const { headers } = request;
  const query = request.query as Record<string, unknown>;
  const tokens = new Set([text(headers.token), text(headers.accesstoken), envelope?.accessToken].filter(Boolean));
  if (tokens.size > 1) throw fail('LOGIN_INVALID');
  return {
    host: request.hostname,
    address: request.ip,
    lang: text(headers['accept-language'])?.toLowerCase().startsWith('en') ? 'en' : 'zh-CN',
    claimedMid: envelope?.mid ?? text(headers.mid) ?? text(headers.merchantid) ?? text(query.mid),
    token: [...tokens][0],
    idempotencyKey: readKey(headers['idempotency-key']),
  };
}

/** Long enough not to be met by chance, short enough to be kept. */
function readKey(value: unknown): string | undefined {
  const key = text(value);
  if (key !== undefined && !/^[\w.:-]{8,128}$/.test(key)) throw fail('IDEMPOTENCY');
  return key;
}

/** A browser that says it comes from another site may look, but not act. */
export const isFromAnotherSite = (request: FastifyRequest): boolean => request.headers['sec-fetch-site'] === 'cross-site';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
