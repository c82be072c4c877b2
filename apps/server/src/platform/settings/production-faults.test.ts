import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig, readProgramConfig } from '../config.ts';
import { type Program, rolesOf } from '../db/roles.ts';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const connection = (role: string, password = hex(24)) => `postgres://${role}:${password}@db.internal/qianpu`;
const variables = { qianpu_app: 'APP', qianpu_public: 'PUBLIC', qianpu_pod: 'POD', qianpu_referee: 'REFEREE' };

const everybodys = {
  MALL_ENV: 'production',
  NODE_ENV: 'production',
  REDIS_URL: `redis://:${hex(24)}@redis.internal`,
  PATH: '/usr/bin',
  HOSTNAME: 'web-1',
};
const providers = {
  SECRETS_KEY: hex(32),
  CAPTCHA_SECRET: hex(32),
  IMAGE_DIR: '/srv/pictures',
  PRIVATE_IMAGE_DIR: '/srv/private-pictures',
  SMS_ENDPOINT: 'https://sms.tencentcloudapi.com',
  SMS_SECRET_ID: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3',
  SMS_SECRET_KEY: hex(16),
  SMS_APP_ID: '1400006666',
  SMS_SIGN_NAME: '某某商城',
  SMS_TEMPLATE_ID: '449739',
  SMS_ALERT_TEMPLATE_ID: '449740',
  MAP_ENDPOINT: 'https://apis.map.qq.com',
  MAP_KEY: 'OB4BZ-D4W3U-B7VVO-4PJWW-6TKDJ-WPB77',
  MAP_SECRET_KEY: hex(16),
  WECHAT_PAY_ENDPOINT: 'https://api.mch.weixin.qq.com',
  WECHAT_PAY_NOTIFY_ORIGIN: 'https://pay.brand.example',
  ALIPAY_ENDPOINT: 'https://openapi.alipay.com',
  WECHAT_OPEN_ENDPOINT: 'https://api.weixin.qq.com',
  WECHAT_CONNECT_URL: 'https://open.weixin.qq.com',
};
const own: Record<Program, NodeJS.ProcessEnv> = {
  web: { SSR_ENTRY: '/srv/server/entry-server.js', CLIENT_DIST: '/srv/client', IMAGE_DIR: '/srv/pictures' },
  api: providers,
  worker: providers,
  referee: {},
  owner: { DATABASE_URL: connection('owner') },
};

/** What an operator sets who has read docs/operate.md. */
const rightFor = (program: Program): NodeJS.ProcessEnv => ({
  ...everybodys,
  ...own[program],
  ...Object.fromEntries(rolesOf[program].map((role) => [`DATABASE_${variables[role]}_URL`, connection(role)])),
});

/** The lines a start is refused with; none when it is not. */
function refusals(program: Program, change: NodeJS.ProcessEnv = {}): string[] {
  const environment = { ...rightFor(program), ...change };
  try {
    program === 'owner' ? readConfig(environment) : readProgramConfig(program, environment);
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1, -1);
  }
}

test.each(Object.keys(rolesOf) as Program[])('production starts with settings that are right: %s', (program) => {
  expect(refusals(program)).toEqual([]);
});

const same = hex(24);
const absent = undefined;

/** One wrong setting each: which program, what is set, and what the operator reads. */
const wrong: readonly (readonly [Program, NodeJS.ProcessEnv, RegExp])[] = [
  ['api', { SECRETS_KEY: absent }, /SECRETS_KEY: must be set: make one with openssl rand -hex 32/],
  ['worker', { SECRETS_KEY: absent }, /SECRETS_KEY: must be set/],
  ['api', { SECRETS_KEY: 'a'.repeat(64) }, /SECRETS_KEY: is an example/],
  ['api', { SECRETS_KEY: '0f'.repeat(32) }, /SECRETS_KEY: is an example/],
  ['api', { SECRETS_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex') }, /SECRETS_KEY: is an example/],
  ['api', { SECRETS_KEY: 'geheim' }, /SECRETS_KEY: must be 64 hexadecimal digits/],
  ['api', { CAPTCHA_SECRET: absent }, /CAPTCHA_SECRET: must be set, the same for all api processes/],
  ['api', { CAPTCHA_SECRET: 'a-secret-that-is-long-enough-to-be-one' }, /CAPTCHA_SECRET: is short or guessed/],
  ['api', { CAPTCHA_SECRET: hex(10) }, /CAPTCHA_SECRET: is short or guessed/],
  ['api', { CAPTCHA_SECRET: providers.SECRETS_KEY }, /CAPTCHA_SECRET: is SECRETS_KEY/],
  ['worker', { SECRETS_KEY_SECOND: providers.SECRETS_KEY }, /SECRETS_KEY_SECOND: is SECRETS_KEY/],
  ['worker', { SMS_SECRET_ID_SECOND: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx4' }, /SMS_SECRET_ID_SECOND: and SMS_SECRET_KEY_SECOND go together/],
  ['api', { SMS_ENDPOINT: absent }, /SMS_ENDPOINT: leads to this machine.*https:\/\/sms\.tencentcloudapi\.com/],
  ['worker', { MAP_ENDPOINT: 'http://apis.map.qq.com' }, /MAP_ENDPOINT: is no https address/],
  ['worker', { WECHAT_PAY_ENDPOINT: 'https://localhost:8610' }, /WECHAT_PAY_ENDPOINT: leads to this machine/],
  ['api', { ALIPAY_ENDPOINT: absent }, /ALIPAY_ENDPOINT: leads to this machine.*https:\/\/openapi\.alipay\.com/],
  ['worker', { ALIPAY_ENDPOINT: 'http://openapi.alipay.com' }, /ALIPAY_ENDPOINT: is no https address/],
  ['api', { ALIPAY_NOTIFY_ORIGIN: 'http://pay.brand.example' }, /ALIPAY_NOTIFY_ORIGIN: is no https address: name the https origin/],
  ['api', { WECHAT_OPEN_ENDPOINT: absent }, /WECHAT_OPEN_ENDPOINT: leads to this machine/],
  ['api', { WECHAT_CONNECT_URL: 'http://localhost:8611' }, /WECHAT_CONNECT_URL: leads to this machine/],
  ['api', { WECHAT_PAY_NOTIFY_ORIGIN: 'http://pay.brand.example' }, /WECHAT_PAY_NOTIFY_ORIGIN: is no https address: name the https origin/],
  ['worker', { WECHAT_PAY_NOTIFY_ORIGIN: absent }, /WECHAT_PAY_NOTIFY_ORIGIN: leads to this machine/],
  ['web', { SHOP_ORIGIN: 'http://shop.brand.example' }, /SHOP_ORIGIN: is no https address/],
  ['web', { CONSOLE_ORIGIN: 'http://console.localhost:8588' }, /CONSOLE_ORIGIN: leads to this machine/],
  ['web', { IMAGE_HOSTS: 'https://img1.brand.example,http://img2.brand.example' }, /IMAGE_HOSTS: is no https address/],
  ['api', { SMS_SECRET_ID: 'AKIDsimulator' }, /SMS_SECRET_ID: must be set: our account at the SMS provider/],
  ['worker', { SMS_SECRET_KEY: 'simulator' }, /SMS_SECRET_KEY: must be set/],
  ['worker', { SMS_SIGN_NAME: absent }, /SMS_SIGN_NAME: must be set/],
  ['api', { SMS_TEMPLATE_ID: absent }, /SMS_TEMPLATE_ID: must be set/],
  ['api', { MAP_KEY: 'SIMULATOR' }, /MAP_KEY: must be set/],
  ['api', { DATABASE_URL: connection('owner') }, /DATABASE_URL: is the owner's.*this process needs DATABASE_APP_URL, DATABASE_PUBLIC_URL/],
  ['web', { DATABASE_PUBLIC_URL: absent }, /DATABASE_PUBLIC_URL: must be set/],
  ['owner', { DATABASE_APP_URL: absent }, /DATABASE_APP_URL: must be set/],
  ['owner', { DATABASE_URL: absent }, /DATABASE_URL: must be set/],
  ['api', { DATABASE_APP_URL: connection('postgres') }, /DATABASE_APP_URL: must enter as qianpu_app/],
  ['web', { DATABASE_PUBLIC_URL: connection('qianpu_public', '') }, /DATABASE_PUBLIC_URL: has no password, or one that is guessed/],
  ['web', { DATABASE_PUBLIC_URL: connection('qianpu_public', 'qianpu-public-1') }, /DATABASE_PUBLIC_URL: has no password, or one that is/],
  ['owner', { DATABASE_URL: connection('postgres', 'postgres') }, /DATABASE_URL: has no password, or one that is guessed/],
  [
    'api',
    { DATABASE_APP_URL: connection('qianpu_app', same), DATABASE_PUBLIC_URL: connection('qianpu_public', same) },
    /DATABASE_PUBLIC_URL: has the password of DATABASE_APP_URL/,
  ],
  [
    'owner',
    { DATABASE_URL: connection('owner', same), DATABASE_POD_URL: connection('qianpu_pod', same) },
    /DATABASE_POD_URL: has the password of DATABASE_URL/,
  ],
  ['web', { REDIS_URL: 'redis://redis.internal' }, /REDIS_URL: has no password/],
  ['api', { TRUSTED_PROXIES: '0.0.0.0/0' }, /TRUSTED_PROXIES: trusts the whole world/],
  ['api', { API_HOST: '0.0.0.0' }, /TRUSTED_PROXIES: must be set, for API_HOST faces the network/],
  ['web', { WEB_HOST: '::' }, /TRUSTED_PROXIES: must be set, for WEB_HOST faces the network/],
  ['web', { SSR_ENTRY: absent }, /SSR_ENTRY: must be set: the storefront's build/],
  ['api', { IMAGE_DIR: absent }, /IMAGE_DIR: must be set: the folder of pictures/],
  ['api', { PRIVATE_IMAGE_DIR: absent }, /PRIVATE_IMAGE_DIR: must be set: the folder of pictures/],
  ['web', { NODE_ENV: absent }, /NODE_ENV: must be production/],
  ['worker', { TIME_SCALE: '30' }, /TIME_SCALE: hastens deadlines/],
  ['worker', { DIE_AT: 'pay:answered' }, /DIE_AT: /],
  ['web', { VITE_DEV: '1' }, /VITE_DEV: serves sources/],
  ['web', { LOG_LEVEL: 'silent' }, /LOG_LEVEL: is silent/],
  ['api', { CAPTCHA_STEPS: '20' }, /CAPTCHA_STEPS: is below 1000/],
  ['web', { DEMO_STAFF: '[{"mid":"1001","name":"owner","nick":"店主","password":"x"}]' }, /DEMO_STAFF: is the demo's/],
  ['owner', { DEMO_PAY_ACCOUNT: '/srv/account.json' }, /DEMO_PAY_ACCOUNT: is the demo's/],
  ['api', { CAPTCHA_SECERT: hex(32) }, /CAPTCHA_SECERT: is no setting: did you mean CAPTCHA_SECRET\?/],
  ['web', { TRUSTED_PROXIE: '10.0.0.1' }, /TRUSTED_PROXIE: is no setting: did you mean TRUSTED_PROXIES\?/],
  ['web', { IMAGEHOSTS: 'https://img.brand.example' }, /IMAGEHOSTS: is no setting: did you mean IMAGE_HOSTS\?/],
];

describe('production refuses, by name and with one line that says what to do (A3)', () => {
  test.each(wrong)('%s: %j', (program, change, line) => {
    const lines = refusals(program, change);
    expect(lines).toEqual([expect.stringMatching(line)]);
    const values = Object.values(change).filter((value): value is string => value !== undefined && value.length > 8);
    for (const value of values) expect(lines.join('\n')).not.toContain(value);
  });

  test('everything at once, each by its own line', () => {
    const lines = refusals('api', {
      SECRETS_KEY: 'a'.repeat(64),
      SMS_ENDPOINT: absent,
      DATABASE_URL: connection('owner'),
      TIME_SCALE: '2',
    });
    expect(lines.map((line) => line.trim().split(':')[0]).sort()).toEqual(['DATABASE_URL', 'SECRETS_KEY', 'SMS_ENDPOINT', 'TIME_SCALE']);
  });

  test('all that was a developer’s, when only MALL_ENV was set', () => {
    const started = () => readProgramConfig('api', { MALL_ENV: 'production', REDIS_URL: 'redis://r', DATABASE_URL: connection('owner') });
    for (const name of [
      'SECRETS_KEY',
      'CAPTCHA_SECRET',
      'SMS_ENDPOINT',
      'MAP_ENDPOINT',
      'WECHAT_PAY_ENDPOINT',
      'DATABASE_URL',
      'DATABASE_APP_URL',
    ])
      expect(started).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  });
});

test('NODE_ENV=production alone does not run a developer’s mall', () => {
  const start = (MALL_ENV?: string) =>
    readProgramConfig('web', { NODE_ENV: 'production', MALL_ENV, REDIS_URL: 'redis://r', DATABASE_URL: connection('owner') });
  expect(() => start()).toThrow(/MALL_ENV: must be set beside NODE_ENV=production/);
  expect(start('development')).toMatchObject({ env: 'development' });
});

test('what tests, rehearsals and other programs set is nobody’s typing error', () => {
  const others = {
    SIMULATOR_PORT: '1',
    MESSENGER_PORT: '2',
    STAFF_PASSWORD: 'x',
    HOME: '/',
    LANG: 'C',
    NODE_OPTIONS: '',
    API_URL: 'http://api.internal:8600',
  };
  expect(refusals('web', others)).toEqual([]);
});

test('development, tests and rehearsals go on with what they have', () => {
  for (const MALL_ENV of ['development', 'test', 'rehearsal'])
    expect(readProgramConfig('worker', { MALL_ENV, REDIS_URL: 'redis://r', DATABASE_URL: connection('owner', 'b') })).toMatchObject({
      env: MALL_ENV === 'rehearsal' ? 'production' : MALL_ENV,
      sms: { endpoint: 'http://127.0.0.1:8610' },
    });
});
