import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { knownToAlipay, type TestAlipayAccount } from './alipay-account.ts';
import { knownToProvider, type TestPayAccount } from './pay-account.ts';
import type { TestWechatAccount } from './wechat-account.ts';

export interface PayBook {
  readonly transactions: readonly {
    outTradeNo: string;
    transactionId: string | null;
    amountFen: number;
    state: string;
    paidMs: number | null;
  }[];
  readonly refunds: readonly { outRefundNo: string; outTradeNo: string; amountFen: number; state: string; doneMs: number | null }[];
}

export interface TestSimulator {
  readonly endpoint: string;
  /** The messenger's own port; empty unless it was asked for. */
  readonly messengerUrl: string;
  readonly wechatPay: {
    /** Pays as the shopper would at the cashier; the provider's status. */
    pay(mchId: string, outTradeNo: string): Promise<number>;
    book(mchId: string): Promise<PayBook>;
    /** How the provider misbehaves from now on; without a word it is honest again. */
    plan(wechatPay?: object): Promise<void>;
    /** Publishes a further certificate, or signs with the newest from now on; its serial number. */
    turnKeys(action: 'publish' | 'activate'): Promise<string>;
    callbacks(): Promise<{ waiting: number }>;
  };
  readonly alipay: {
    /** What the phone does with a signed address or with a code: the page it comes to. From then on there is a trade. */
    open(url: string): Promise<string>;
    /** Pays as the shopper would at the cashier; 200, or the provider refuses. */
    pay(appId: string, outTradeNo: string): Promise<number>;
    book(appId: string): Promise<PayBook>;
    plan(alipay?: object): Promise<void>;
    callbacks(): Promise<{ waiting: number }>;
  };
  /** What an app has asked the open platform for, and how often it was answered so. */
  openBook(
    appId: string,
  ): Promise<readonly { kind: 'token' | 'ticket' | 'card-ticket' | 'page' | 'mini' | 'phone'; errcode: number; count: number }[]>;
  readonly messenger: {
    /** What the messenger gives an app when this person agrees; a page's code tells their name unless it is silent. */
    code(input: CodeRequest): Promise<string>;
    person(appId: string, person: string): Promise<{ phone: string; nickName: string; openId: string }>;
  };
  /** How providers misbehave from now on; one that is not named is honest. */
  plan(lies: object): Promise<void>;
  /** The newest code sent to a phone. */
  codeFor(phone: string): Promise<string>;
  /** What a phone has been told, the newest first. */
  inbox(phone: string): Promise<readonly string[]>;
  /** Messages per phone, from the provider's own book. */
  book(): Promise<readonly { phone: string; accepted: number }[]>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, '../../../simulator/src/main.ts');

/** The account both sides know; the server's tests take it from here. */
export const smsAccount = {
  SMS_SECRET_ID: 'AKIDtest',
  SMS_SECRET_KEY: 'a key for tests',
  SMS_APP_ID: '1400006666',
  SMS_SIGN_NAME: '千铺',
  SMS_TEMPLATE_ID: '1110',
  SMS_ALERT_TEMPLATE_ID: '1111',
};

interface CodeRequest {
  readonly appId: string;
  readonly person: string;
  readonly use: 'page' | 'login' | 'phone';
  readonly scope?: 'snsapi_base' | 'snsapi_userinfo';
}

interface Customers {
  /** The messenger is played too, on a port of its own. */
  readonly hasMessenger?: boolean;
  readonly payAccounts?: readonly TestPayAccount[];
  readonly alipayAccounts?: readonly TestAlipayAccount[];
  readonly wechatAccounts?: readonly TestWechatAccount[];
  /** Beside the mall's own. */
  readonly smsAccounts?: readonly object[];
}

/** The providers' side of the world, as a process of its own; it knows the merchants of these accounts. */
export async function aSimulator(customers: Customers = {}): Promise<TestSimulator> {
  const { payAccounts = [], alipayAccounts = [], wechatAccounts = [], smsAccounts = [], hasMessenger = false } = customers;
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-simulator-'));
  const accountFile = (name: string, rows: readonly object[]) => {
    writeFileSync(path.join(dir, name), JSON.stringify(rows));
    return path.join(dir, name);
  };
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...smsAccount,
      SMS_ACCOUNTS: JSON.stringify(smsAccounts),
      WECHAT_PAY_ACCOUNTS: accountFile('pay-accounts.json', payAccounts.map(knownToProvider)),
      ALIPAY_ACCOUNTS: accountFile('alipay-accounts.json', alipayAccounts.map(knownToAlipay)),
      WECHAT_OPEN_ACCOUNTS: accountFile('wechat-accounts.json', wechatAccounts.map(knownToPlatform)),
      SIMULATOR_PORT: '0',
      // Of its two sides only the messenger's own is used: no storefront stands behind it.
      ...(hasMessenger && { MESSENGER_PORT: '0', STOREFRONT_URL: 'http://127.0.0.1:1' }),
      SIMULATOR_DIR: dir,
      LOG_LEVEL: 'info',
    },
  });
  const [endpoint = '', messengerUrl = ''] = await listeningAt(createInterface(child.stdout), hasMessenger ? 2 : 1);
  // Nobody reads on: a full pipe would stop the simulator.
  child.stdout.resume();
  const read = async <T>(where: string) => (await (await fetch(endpoint + where)).json()) as T;
  const post = async (where: string, body: object) => {
    const answer = await fetch(endpoint + where, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const plan = async (lies: object) => {
    const { status, body } = await post('/plan', lies);
    if (status !== 200) throw new Error(body.message);
  };
  return {
    endpoint,
    messengerUrl,
    plan,
    wechatPay: {
      pay: async (mchId, outTradeNo) => (await post('/wechat-pay/pay', { mchid: mchId, out_trade_no: outTradeNo })).status,
      book: (mchId) => read(`/wechat-pay/book.json?mchid=${mchId}`),
      plan: (wechatPay = {}) => plan({ wechatPay }),
      turnKeys: async (action) => (await post('/wechat-pay/keys', { action })).body.serialNo ?? '',
      callbacks: () => read('/wechat-pay/callbacks.json'),
    },
    alipay: {
      open: async (url) => (await fetch(url)).text(),
      pay: async (appId, outTradeNo) => (await post('/alipay/pay', { appId, out_trade_no: outTradeNo })).status,
      book: (appId) => read(`/alipay/book.json?app_id=${appId}`),
      plan: (alipay = {}) => plan({ alipay }),
      callbacks: () => read('/alipay/callbacks.json'),
    },
    messenger: {
      code: async (input) => (await post('/wechat-open/code', input)).body.code ?? '',
      person: (appId, person) => read(`/wechat-open/person.json?appid=${appId}&person=${person}`),
    },
    openBook: (appId) => read(`/wechat-open/book.json?appid=${appId}`),
    codeFor: async (phone) => (await read<{ code: string }[]>(`/inbox.json?phone=${phone}`)).find(({ code }) => code !== '')?.code ?? '',
    inbox: async (phone) => (await read<{ text: string }[]>(`/inbox.json?phone=${phone}`)).map(({ text }) => text),
    book: () => read('/book.json'),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const knownToPlatform = ({ appId, secret, channelInfoId, owner }: TestWechatAccount) => ({
  appid: appId,
  secret,
  kind: channelInfoId === 1 ? 'mini' : 'page',
  ...(owner && { owner }),
});

async function listeningAt(lines: AsyncIterable<string>, count: number): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) {
    found.push(...(/Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.slice(1) ?? []));
    if (found.length === count) return found;
  }
  throw new Error('the simulator ended before it listened');
}
