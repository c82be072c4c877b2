import type { AlipayAccount } from './alipay-accounts.ts';
import { AlipayRefusal } from './alipay-refusal.ts';
import { isRsa2, type Parameters, signedText } from './rsa2.ts';

const REQUIRED = ['method', 'charset', 'sign_type', 'sign', 'timestamp', 'version', 'biz_content'] as const;

/** Throws what the provider would answer unless the app has signed exactly these parameters, with RSA2. */
export function verifyCall(parameters: Parameters, account: AlipayAccount | undefined): AlipayAccount {
  if (parameters.app_id === undefined) throw new AlipayRefusal(40001, 'isv.missing-app-id', '缺少AppID参数');
  if (account === undefined) throw new AlipayRefusal(40002, 'isv.invalid-app-id', '无效的AppID参数');
  for (const name of REQUIRED) {
    if (!parameters[name]) throw new AlipayRefusal(40001, `isv.missing-${name.replaceAll('_', '-')}`, `缺少${name}参数`);
  }
  const { charset, sign_type: signType, timestamp = '', version, sign = '' } = parameters;
  if (charset?.toLowerCase() !== 'utf-8') throw invalid('charset');
  if (signType !== 'RSA2') throw invalid('signature-type');
  if (version !== '1.0') throw invalid('version');
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(timestamp)) throw invalid('timestamp');
  if (!isRsa2(account.publicKey, signedText(parameters, ['sign']), sign)) throw invalid('signature');
  return account;
}

const invalid = (what: string) => new AlipayRefusal(40002, `isv.invalid-${what}`, `${what}无效，请检查`);
