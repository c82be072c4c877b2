import type { z } from 'zod';
import type { Logger } from '../../log.ts';
import { askOutside } from '../ask-outside.ts';
import { Refusal, Token } from './open-answers.ts';
import type { OpenAccount } from './wechat-open.types.ts';

interface PlatformOptions {
  readonly origin: string;
  /** Told the platform's number for a refusal, never a token, a code or a text of theirs. */
  readonly log?: Pick<Logger, 'warn'> | undefined;
  /** For all requests of one answer together. */
  readonly timeoutMs: number;
}

/** An answer, or the platform's number for why there is none. */
export type PlatformResult<T> = T | number;

interface Platform {
  /** The answer, the platform's number for why there is none, or nothing at all. */
  ask<T>(appId: string, work: (signal: AbortSignal) => Promise<PlatformResult<T>>): Promise<PlatformResult<T> | undefined>;
  get<T>(path: string, query: Readonly<Record<string, string>>, form: z.ZodType<T>, signal: AbortSignal): Promise<PlatformResult<T>>;
  post<T>(target: string, body: object, form: z.ZodType<T>, signal: AbortSignal): Promise<PlatformResult<T>>;
  /** Does what needs the app's own token, with another one when it has ended meanwhile. */
  withToken<T>(account: OpenAccount, signal: AbortSignal, work: (token: string) => Promise<PlatformResult<T>>): Promise<PlatformResult<T>>;
}

/** The token has ended since we got it: somebody else of the merchant's asked for another one. */
const TOKEN_ENDED: readonly number[] = [40001, 40014, 42001];

/**
 * The platform on the wire. A token is asked for each time and not kept: `stable_token` answers the same one for as long as it is good,
 * whoever else of the merchant's asks, so there is none to lose and none to renew.
 */
export function openPlatform({ origin, log, timeoutMs }: PlatformOptions): Platform {
  async function send<T>(target: string, form: z.ZodType<T>, request: RequestInit): Promise<PlatformResult<T>> {
    const response = await askOutside('wechat-open', () => fetch(origin + target, { ...request, redirect: 'error' }));
    const body: unknown = await response.json();
    return Refusal.parse(body).errcode || form.parse(body);
  }

  const platform: Platform = {
    async ask(appId, work) {
      try {
        const result = await work(AbortSignal.timeout(timeoutMs));
        if (typeof result === 'number') log?.warn({ reason: result, appId }, 'the open platform refused');
        return result;
      } catch (error) {
        // Only the kind of fault: a message may quote what was asked.
        log?.warn({ reason: error instanceof Error ? error.name : 'fault' }, 'the open platform gave no usable answer');
        return undefined;
      }
    },
    get: (path, query, form, signal) => send(`${path}?${new URLSearchParams(query)}`, form, { signal }),
    post: (target, body, form, signal) =>
      send(target, form, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal }),
    async withToken(account, signal, work) {
      const once = async () => {
        const input = { grant_type: 'client_credential', appid: account.appId, secret: account.secret };
        const token = await platform.post('/cgi-bin/stable_token', input, Token, signal);
        return typeof token === 'number' ? token : work(token.access_token);
      };
      const result = await once();
      return typeof result === 'number' && TOKEN_ENDED.includes(result) ? once() : result;
    },
  };
  return platform;
}
