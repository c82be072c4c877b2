import { beijingTime } from '../pay/beijing-time.ts';
import { signText } from '../pay/rsa-sha256.ts';
import type { AlipayAccount } from './alipay.types.ts';

export type Parameters = Readonly<Record<string, string>>;

/** A question to the gateway, before it is signed. */
export interface AlipayCall {
  readonly method: string;
  readonly content: object;
  readonly notifyUrl?: string;
  readonly returnUrl?: string | undefined;
}

/** What is signed of parameters: name=value sorted by name, with & between, none of it encoded. */
export const signedText = (parameters: Parameters, ...without: readonly string[]): string =>
  Object.keys(parameters)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

export function signedParameters({ appId, privateKey }: AlipayAccount, call: AlipayCall, nowMs: number): Parameters {
  const parameters = {
    app_id: appId,
    method: call.method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijingTime(nowMs),
    version: '1.0',
    ...(call.notifyUrl && { notify_url: call.notifyUrl }),
    ...(call.returnUrl && { return_url: call.returnUrl }),
    biz_content: JSON.stringify(call.content),
  };
  return { ...parameters, sign: signText(privateKey, signedText(parameters)) };
}
