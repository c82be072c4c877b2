import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import type { NoAnswer, OpenAccount } from '#platform/gateways/wechat-open/wechat-open.types';
import type { WechatChannel } from './wechat.types.ts';
import { openWechatAccount } from './wechat-account.ts';

/** The merchant's app, with what the platform is asked with in its name. */
export async function requireApp(ctx: TxCtx, channel: WechatChannel): Promise<OpenAccount> {
  const app = await openWechatAccount(ctx, channel);
  if (!app) throw fail('WECHAT_LOGIN_UNAVAILABLE');
  return app;
}

/** What the platform told; what it did not tell is the shopper's code or the platform's fault. */
export function answered<T extends object>(result: T | NoAnswer): T {
  if (result === 'refused') throw fail('WECHAT_LOGIN_FAILED');
  if (result === 'unavailable') throw fail('WECHAT_LOGIN_UNAVAILABLE');
  return result;
}
