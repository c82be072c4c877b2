import { z } from 'zod';
import type { Logger } from '../../log.ts';
import { safeOrigin } from '../safe-origin.ts';

/** A merchant's official account at the platform. */
export interface OpenAccount {
  readonly appId: string;
  readonly secret: string;
}

/** What signatures of pages are made with. */
export interface PageTicket {
  readonly ticket: string;
  readonly seconds: number;
}

export interface WechatOpenGateway {
  /** `unavailable`: no answer, a refusal, or one that makes no sense; asking again at once would not help. */
  fetchTicket(account: OpenAccount): Promise<PageTicket | 'unavailable'>;
}

export interface WechatOpenGatewayOptions {
  /** The platform's address; the simulator's in development. */
  readonly endpoint: string;
  /** Told the platform's number for a refusal, never a token or a text of theirs. */
  readonly log?: Pick<Logger, 'warn'>;
  /** For all requests of one answer together. */
  readonly timeoutMs?: number;
}

const STANDARD_TIMEOUT_MS = 4_000;
/** The token has ended since we got it: somebody else of the merchant's asked for another one. */
const TOKEN_ENDED: readonly number[] = [40001, 40014, 42001];

const secret = z.string().min(1).max(512);
const lifetime = z.int().min(1).max(7_200);
const Refusal = z.object({ errcode: z.int().default(0) });
const Token = z.object({ access_token: secret, expires_in: lifetime });
const Ticket = z.object({ ticket: secret, expires_in: lifetime });

/**
 * WeChat's open platform for official accounts. A token is asked for with each ticket and not kept: `stable_token` answers the same
 * one for as long as it is good, whoever else of the merchant's asks, so there is none to lose and none to renew.
 */
export function createWechatOpenGateway(options: WechatOpenGatewayOptions): WechatOpenGateway {
  const origin = safeOrigin('wechat open platform', options.endpoint);
  const { log, timeoutMs = STANDARD_TIMEOUT_MS } = options;

  const askToken = (account: OpenAccount, signal: AbortSignal) => {
    const body = JSON.stringify({ grant_type: 'client_credential', appid: account.appId, secret: account.secret });
    return ask('/cgi-bin/stable_token', Token, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal });
  };

  async function askTicket(account: OpenAccount, signal: AbortSignal): Promise<z.output<typeof Ticket> | number> {
    const token = await askToken(account, signal);
    if (typeof token === 'number') return token;
    return ask(`/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(token.access_token)}`, Ticket, { signal });
  }

  /** The answer, or the platform's number for why there is none. */
  async function ask<T>(target: string, form: z.ZodType<T>, request: RequestInit): Promise<T | number> {
    const response = await fetch(origin + target, { ...request, redirect: 'error' });
    const body: unknown = await response.json();
    return Refusal.parse(body).errcode || form.parse(body);
  }

  return {
    async fetchTicket(account) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        let told = await askTicket(account, signal);
        if (typeof told === 'number' && TOKEN_ENDED.includes(told)) told = await askTicket(account, signal);
        if (typeof told !== 'number') return { ticket: told.ticket, seconds: told.expires_in };
        log?.warn({ reason: told, appId: account.appId }, 'the open platform refused');
      } catch (error) {
        // Only the kind of fault: a message may quote what was asked.
        log?.warn({ reason: error instanceof Error ? error.name : 'fault' }, 'the open platform gave no usable answer');
      }
      return 'unavailable';
    },
  };
}
