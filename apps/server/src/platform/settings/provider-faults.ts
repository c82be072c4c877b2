import { isThisMachine } from './connection-faults.ts';
import type { Environment } from './environment.ts';
import { type CheckedSettings, fault, type SettingFault } from './fault.types.ts';

const endpoints = {
  SMS_ENDPOINT: 'https://sms.tencentcloudapi.com',
  MAP_ENDPOINT: 'https://apis.map.qq.com',
  WECHAT_PAY_ENDPOINT: 'https://api.mch.weixin.qq.com',
  ALIPAY_ENDPOINT: 'https://openapi.alipay.com',
  WECHAT_OPEN_ENDPOINT: 'https://api.weixin.qq.com',
  WECHAT_CONNECT_URL: 'https://open.weixin.qq.com',
} as const satisfies Partial<Record<keyof Environment, string>>;

const accounts = {
  SMS_SECRET_ID: 'our account at the SMS provider',
  SMS_SECRET_KEY: 'the key of our account at the SMS provider',
  SMS_APP_ID: 'our app at the SMS provider',
  SMS_SIGN_NAME: 'the signature the SMS provider has approved',
  SMS_TEMPLATE_ID: 'the template of codes the SMS provider has approved',
  SMS_ALERT_TEMPLATE_ID: 'the template of alerts the SMS provider has approved',
  MAP_KEY: 'our key at the map provider',
  MAP_SECRET_KEY: 'the secret of our key at the map provider',
} as const satisfies Partial<Record<keyof Environment, string>>;

const origins = {
  WECHAT_PAY_NOTIFY_ORIGIN: 'under which the payment provider reaches /pay/notify/',
  ALIPAY_NOTIFY_ORIGIN: 'under which Alipay reaches /pay/notify/',
  CONSOLE_ORIGIN: "of the merchants' console",
  SHOP_ORIGIN: "of the shop, for the console's links",
} as const satisfies Partial<Record<keyof Environment, string>>;

/** Providers are played by the simulator until they are named: of a program that talks to them each must be. */
export function providerFaults({ program, env, given }: CheckedSettings): SettingFault[] {
  const isTalking = program === 'api' || program === 'worker';
  const isRequired = (name: string) => isTalking || given[name] !== undefined;
  return [
    ...entriesOf(endpoints).flatMap(([name, usual]) =>
      isRequired(name) ? addressFaults(name, env[name], `the provider's is ${usual}`) : [],
    ),
    ...entriesOf(accounts).flatMap(([name, what]) =>
      isRequired(name) && !isOwn(given[name]) ? [fault(name, `must be set: ${what}`)] : [],
    ),
    ...entriesOf(origins).flatMap(([name, what]) =>
      given[name] !== undefined || (isTalking && name === 'WECHAT_PAY_NOTIFY_ORIGIN')
        ? addressFaults(name, env[name] ?? '', `name the https origin ${what}`)
        : [],
    ),
    ...env.IMAGE_HOSTS.split(',')
      .filter(Boolean)
      .flatMap((origin) => addressFaults('IMAGE_HOSTS', origin, 'name https origins of pictures, or none')),
  ];
}

function addressFaults(name: string, address: string, advice: string): SettingFault[] {
  const url = URL.parse(address);
  if (url && isThisMachine(url.hostname)) return [fault(name, `leads to this machine, where development plays it: ${advice}`)];
  return url?.protocol === 'https:' ? [] : [fault(name, `is no https address: ${advice}`)];
}

const isOwn = (value: string | undefined): boolean => value !== undefined && !/^(AKID)?simulator$/i.test(value);

const entriesOf = <Name extends string, Value>(table: Readonly<Record<Name, Value>>) => Object.entries(table) as [Name, Value][];
