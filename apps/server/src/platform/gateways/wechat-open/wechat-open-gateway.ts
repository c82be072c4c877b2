import type { z } from 'zod';
import type { Logger } from '../../log.ts';
import { safeOrigin } from '../safe-origin.ts';
import { openPlatform, type PlatformResult } from './ask-platform.ts';
import { MiniSession, PageGrant, PhoneInfo, Ticket, UserInfo } from './open-answers.ts';
import type { NoAnswer, OpenPerson, WechatOpenGateway } from './wechat-open.types.ts';

export interface WechatOpenGatewayOptions {
  /** The platform's address; the simulator's in development. */
  readonly endpoint: string;
  /** Where its pages for shoppers are. */
  readonly connectUrl: string;
  readonly log?: Pick<Logger, 'warn'>;
  readonly timeoutMs?: number;
}

const STANDARD_TIMEOUT_MS = 4_000;
/** Unknown or late, late, used, missing, and blocked because its user is suspected of fraud. */
const CODE_REFUSED: readonly number[] = [40029, 42003, 40163, 41008, 40226];
const MAINLAND_PHONE = /^1[3-9]\d{9}$/;

const noAnswer = (result: number | undefined): NoAnswer =>
  result !== undefined && CODE_REFUSED.includes(result) ? 'refused' : 'unavailable';
const hasResult = <T>(result: PlatformResult<T> | undefined): result is T => result !== undefined && typeof result !== 'number';

/** WeChat's open platform for official accounts and mini-programs. */
export function createWechatOpenGateway(options: WechatOpenGatewayOptions): WechatOpenGateway {
  const { log, timeoutMs = STANDARD_TIMEOUT_MS } = options;
  const platform = openPlatform({ origin: safeOrigin('wechat open platform', options.endpoint), log, timeoutMs });
  const connect = safeOrigin('wechat connect', options.connectUrl);

  /** A code is spent by asking, so nothing is asked twice; a name that is not told afterwards is done without. */
  async function personOf(grant: z.output<typeof PageGrant>, appId: string): Promise<OpenPerson> {
    const known = { openId: grant.openid, unionId: grant.unionid ?? null, nickName: null };
    if (!grant.scope.split(',').includes('snsapi_userinfo')) return known;
    const query = { access_token: grant.access_token, openid: grant.openid, lang: 'zh_CN' };
    const info = await platform.ask(appId, (signal) => platform.get('/sns/userinfo', query, UserInfo, signal));
    if (!hasResult(info) || info.openid !== grant.openid) return known;
    return { ...known, unionId: info.unionid ?? known.unionId, nickName: info.nickname };
  }

  return {
    async fetchTicket(account, type) {
      const result = await platform.ask(account.appId, (signal) =>
        platform.withToken(account, signal, (access_token) =>
          platform.get('/cgi-bin/ticket/getticket', { type, access_token }, Ticket, signal),
        ),
      );
      return hasResult(result) ? { ticket: result.ticket, seconds: result.expires_in } : 'unavailable';
    },
    async exchangePageCode(account, code) {
      const query = { appid: account.appId, secret: account.secret, code, grant_type: 'authorization_code' };
      const grant = await platform.ask(account.appId, (signal) => platform.get('/sns/oauth2/access_token', query, PageGrant, signal));
      if (!hasResult(grant)) return noAnswer(grant);
      return grant.is_snapshotuser === 1 ? 'refused' : personOf(grant, account.appId);
    },
    async exchangeMiniCode(account, code) {
      const query = { appid: account.appId, secret: account.secret, js_code: code, grant_type: 'authorization_code' };
      const result = await platform.ask(account.appId, (signal) => platform.get('/sns/jscode2session', query, MiniSession, signal));
      return hasResult(result) ? { openId: result.openid, unionId: result.unionid ?? null, nickName: null } : noAnswer(result);
    },
    async exchangePhoneCode(account, code) {
      const result = await platform.ask(account.appId, (signal) =>
        platform.withToken(account, signal, (token) =>
          platform.post(`/wxa/business/getuserphonenumber?access_token=${encodeURIComponent(token)}`, { code }, PhoneInfo, signal),
        ),
      );
      if (!hasResult(result)) return noAnswer(result);
      const { purePhoneNumber: phone, countryCode, watermark } = result.phone_info;
      return watermark.appid === account.appId && countryCode === '86' && MAINLAND_PHONE.test(phone) ? { phone } : 'refused';
    },
    // The order of the names is the platform's: its page refuses another.
    authorizeUrl: ({ appId, returnUrl, scope, state }) =>
      `${connect}/connect/oauth2/authorize?appid=${appId}&redirect_uri=${encodeURIComponent(returnUrl)}&response_type=code` +
      `&scope=snsapi_${scope}&state=${state}#wechat_redirect`,
  };
}
