import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoSmsAccount } from '../../packages/kit/src/demo-sms-account.ts';
import { DEMO_PASSWORD, demoStaff } from '../../packages/kit/src/demo-staff.ts';
import { devPorts } from '../../packages/kit/src/deployment.ts';
import { pictureHostCount } from '../../packages/kit/src/picture.ts';
import { alipayAccountFile, alipayAccountsFile, ensureAlipayAccount } from './alipay-account.ts';
import { findBackupPlace } from './backup/backup-place.ts';
import { databaseUrl } from './engines/postgres.ts';
import { redisUrl } from './engines/redis.ts';
import { MallFailure } from './failure.ts';
import { home, inCheckout } from './paths.ts';
import { ensurePayAccount, payAccountFile, payAccountsFile } from './pay-account.ts';
import { deriveSecret } from './secrets.ts';
import { ensureWechatAccount, wechatAccountFile, wechatAccountsFile } from './wechat-account.ts';

export interface Ports {
  h5: number;
  cp: number;
  /** The merchant's console. */
  console: number;
  api: number;
  worker: number;
  /** Health and figures of web, apart from the ports shoppers use. */
  webOps: number;
  /** Plays the providers outside: SMS, payment, open platform and map. */
  simulator: number;
  /** Plays the messenger whose mini-program frames the storefront. */
  messenger: number;
}

const variables = {
  h5: 'H5_PORT',
  cp: 'CP_PORT',
  console: 'CONSOLE_PORT',
  api: 'API_PORT',
  worker: 'WORKER_PORT',
  webOps: 'WEB_OPS_PORT',
  simulator: 'SIMULATOR_PORT',
  messenger: 'MESSENGER_PORT',
} as const;
const usual: Ports = {
  h5: devPorts.h5,
  cp: devPorts.mobileMall,
  console: devPorts.console,
  api: 8600,
  worker: 8601,
  webOps: 8602,
  simulator: 8610,
  messenger: 8611,
};

export const imageFolder = path.join(home, 'pictures');
export const privateImageFolder = path.join(home, 'private-pictures');

/** The variable that moves a port, for advice. */
export function portVariable(name: keyof Ports): string {
  return variables[name];
}

export function readPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  const read = (name: keyof Ports) => {
    const text = env[variables[name]];
    const port = text ? Number(text) : usual[name];
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new MallFailure(`${variables[name]} must be a port number, not "${text}"`);
  };
  const ports = {
    h5: read('h5'),
    cp: read('cp'),
    console: read('console'),
    api: read('api'),
    worker: read('worker'),
    webOps: read('webOps'),
    simulator: read('simulator'),
    messenger: read('messenger'),
  };
  if (new Set(Object.values(ports)).size === Object.keys(ports).length) return ports;
  throw new MallFailure(
    `two ports are the same: ${Object.entries(ports)
      .map(([name, port]) => `${variables[name as keyof Ports]}=${port}`)
      .join(' ')}`,
  );
}

/** What every program of the server is told; the engines must have been started once. */
export function serverEnvironment(ports: Ports = readPorts()): NodeJS.ProcessEnv {
  return {
    ...process.env,
    MALL_ENV: process.env.MALL_ENV || 'development',
    DATABASE_URL: databaseUrl(),
    REDIS_URL: redisUrl(),
    H5_PORT: String(ports.h5),
    CP_PORT: String(ports.cp),
    CONSOLE_PORT: String(ports.console),
    CONSOLE_ORIGIN: process.env.CONSOLE_ORIGIN ?? `http://console.localhost:${ports.console}`,
    // Fault runs and measurements build no console, and serve none.
    ...(existsSync(inCheckout('apps/console/dist/.vite/manifest.json')) && { CONSOLE_DIST: inCheckout('apps/console/dist') }),
    DEMO_STAFF: JSON.stringify(demoAccounts()),
    SHOP_ORIGIN: process.env.SHOP_ORIGIN ?? `http://mall.localhost:${ports.h5}`,
    API_PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
    WEB_OPS_PORT: String(ports.webOps),
    API_URL: `http://127.0.0.1:${ports.api}`,
    SSR_ENTRY: inCheckout('apps/storefront/dist/server/entry-server.js'),
    CLIENT_DIST: inCheckout('apps/storefront/dist/client'),
    KEPT_ASSETS: inCheckout('apps/storefront/dist/kept'),
    ...outsideEnvironment(ports),
    BACKUP_DIR: findBackupPlace()?.folder,
    IMAGE_DIR: imageFolder,
    PRIVATE_IMAGE_DIR: privateImageFolder,
    IMAGE_HOSTS:
      process.env.IMAGE_HOSTS ??
      Array.from({ length: pictureHostCount }, (_, index) => `http://img${index + 1}.localhost:${ports.h5}`).join(','),
  };
}

/** Offered by the console's sign-in page in development. */
const demoAccounts = () => demoStaff.map(({ name, nick }) => ({ mid: '1001', name, nick, password: DEMO_PASSWORD }));

/** What the simulator needs to play the messenger as well: malls without a front (benches, fault runs) do not ask for it. */
export function messengerEnvironment(ports: Ports): NodeJS.ProcessEnv {
  return { MESSENGER_PORT: String(ports.messenger), STOREFRONT_URL: `http://127.0.0.1:${ports.h5}` };
}

/** Providers outside, played by the simulator with keys of its own; what the environment names instead is left as it is. */
function outsideEnvironment(ports: Ports): NodeJS.ProcessEnv {
  ensurePayAccount();
  ensureAlipayAccount();
  ensureWechatAccount();
  const own = {
    SMS_ENDPOINT: `http://127.0.0.1:${ports.simulator}`,
    SMS_SECRET_ID: 'AKIDsimulator',
    SMS_SECRET_KEY: deriveSecret('sms'),
    SMS_APP_ID: '1400000001',
    SMS_SIGN_NAME: '千铺',
    SMS_TEMPLATE_ID: '1000001',
    SMS_ALERT_TEMPLATE_ID: '1000002',
    // A merchant's own, to be typed into the console.
    SMS_ACCOUNTS: JSON.stringify([demoSmsAccount]),
    MAP_ENDPOINT: `http://127.0.0.1:${ports.simulator}`,
    MAP_KEY: 'SIMULATOR',
    MAP_SECRET_KEY: deriveSecret('map'),
    CAPTCHA_SECRET: deriveSecret('captcha'),
    WECHAT_PAY_ENDPOINT: `http://127.0.0.1:${ports.simulator}`,
    WECHAT_PAY_NOTIFY_ORIGIN: `http://127.0.0.1:${ports.api}`,
    WECHAT_PAY_ACCOUNTS: payAccountsFile,
    DEMO_PAY_ACCOUNT: payAccountFile,
    ALIPAY_ENDPOINT: `http://127.0.0.1:${ports.simulator}`,
    ALIPAY_ACCOUNTS: alipayAccountsFile,
    DEMO_ALIPAY_ACCOUNT: alipayAccountFile,
    WECHAT_OPEN_ENDPOINT: `http://127.0.0.1:${ports.simulator}`,
    WECHAT_OPEN_ACCOUNTS: wechatAccountsFile,
    // By the name the messenger is opened under: who holds its phone is known to that origin alone.
    WECHAT_CONNECT_URL: `http://localhost:${ports.messenger}`,
    DEMO_WECHAT_ACCOUNTS: wechatAccountFile,
    SECRETS_KEY: deriveSecret('secrets'),
    SIMULATOR_DIR: path.join(home, 'simulator'),
  };
  const named = Object.keys(own).filter((name) => process.env[name]);
  return { ...own, ...Object.fromEntries(named.map((name) => [name, process.env[name]])), SIMULATOR_PORT: String(ports.simulator) };
}
