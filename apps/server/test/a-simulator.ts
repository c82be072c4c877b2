import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { NewWechatAccount } from '#modules/member';
import { knownToProvider, type TestPayAccount } from './a-pay-account.ts';

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
  /** What an official account has asked the open platform for, and how often it was answered so. */
  openBook(appId: string): Promise<readonly { kind: 'token' | 'ticket'; errcode: number; count: number }[]>;
  /** How providers misbehave from now on; one that is not named is honest. */
  plan(lies: object): Promise<void>;
  /** The newest code sent to a phone. */
  codeFor(phone: string): Promise<string>;
  /** Messages per phone, from the provider's own book. */
  book(): Promise<readonly { phone: string; accepted: number }[]>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, '../../simulator/src/main.ts');

/** The account both sides know; the server's tests take it from here. */
export const smsAccount = {
  SMS_SECRET_ID: 'AKIDtest',
  SMS_SECRET_KEY: 'a key for tests',
  SMS_APP_ID: '1400006666',
  SMS_SIGN_NAME: '千铺',
  SMS_TEMPLATE_ID: '1110',
};

interface Customers {
  readonly payAccounts?: readonly TestPayAccount[];
  readonly wechatAccounts?: readonly NewWechatAccount[];
}

/** The providers' side of the world, as a process of its own; it knows the merchants of these accounts. */
export async function aSimulator({ payAccounts = [], wechatAccounts = [] }: Customers = {}): Promise<TestSimulator> {
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-simulator-'));
  const [payFile, wechatFile] = [path.join(dir, 'pay-accounts.json'), path.join(dir, 'wechat-accounts.json')];
  writeFileSync(payFile, JSON.stringify(payAccounts.map(knownToProvider)));
  writeFileSync(wechatFile, JSON.stringify(wechatAccounts.map(({ appId, secret }) => ({ appid: appId, secret }))));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...smsAccount,
      WECHAT_PAY_ACCOUNTS: payFile,
      WECHAT_OPEN_ACCOUNTS: wechatFile,
      SIMULATOR_PORT: '0',
      SIMULATOR_DIR: dir,
      LOG_LEVEL: 'info',
    },
  });
  const endpoint = await firstMatch(createInterface(child.stdout), /Server listening at (http:\/\/127\.0\.0\.1:\d+)/);
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
    plan,
    wechatPay: {
      pay: async (mchId, outTradeNo) => (await post('/wechat-pay/pay', { mchid: mchId, out_trade_no: outTradeNo })).status,
      book: (mchId) => read(`/wechat-pay/book.json?mchid=${mchId}`),
      plan: (wechatPay = {}) => plan({ wechatPay }),
      turnKeys: async (action) => (await post('/wechat-pay/keys', { action })).body.serialNo ?? '',
      callbacks: () => read('/wechat-pay/callbacks.json'),
    },
    openBook: (appId) => read(`/wechat-open/book.json?appid=${appId}`),
    codeFor: async (phone) => (await read<{ code: string }[]>(`/inbox.json?phone=${phone}`))[0]?.code ?? '',
    book: () => read('/book.json'),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function firstMatch(lines: AsyncIterable<string>, wanted: RegExp): Promise<string> {
  for await (const line of lines) {
    const found = wanted.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('the simulator ended before it listened');
}
