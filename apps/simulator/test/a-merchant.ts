import { createDecipheriv, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { createSimulator } from '../src/simulator-server.ts';
import { alipayAccounts } from './an-alipay-merchant.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Two merchants who sign with the same key: whose request it is follows from the number. */
export const merchant = { mchid: '1900000001', appid: 'wx0000000000000001', apiV3Key: 'a'.repeat(32), serialNo: '5157F09E', publicKeyPem };
export const otherMerchant = { ...merchant, mchid: '1900000002', appid: 'wx0000000000000002', apiV3Key: 'b'.repeat(32) };

const smsAccount = { SMS_SECRET_ID: 'a', SMS_SECRET_KEY: 'a', SMS_APP_ID: 'a', SMS_SIGN_NAME: 'a', SMS_TEMPLATE_ID: 'a' };

/** A place on disk for the provider's books, and the environment that names it. */
export function aProviderHome() {
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-simulator-'));
  const accounts = path.join(dir, 'accounts.json');
  writeFileSync(accounts, JSON.stringify([merchant, otherMerchant]));
  const alipayFile = path.join(dir, 'alipay-accounts.json');
  writeFileSync(alipayFile, JSON.stringify(alipayAccounts));
  const places = { SIMULATOR_DIR: dir, WECHAT_PAY_ACCOUNTS: accounts, ALIPAY_ACCOUNTS: alipayFile };
  const env = { ...smsAccount, ...places, SIMULATOR_PORT: '0', LOG_LEVEL: 'silent' };
  return { env, accounts, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

export async function aProvider() {
  const home = aProviderHome();
  const server = createSimulator(readConfig(home.env));
  const endpoint = await server.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await server.close();
    home.remove();
  };
  return { endpoint, accounts: home.accounts, call: caller(endpoint), tell: teller(endpoint), close };
}

/** Signed requests of a merchant, as the provider's documents describe them. */
export const caller =
  (endpoint: string, who = merchant) =>
  async (method: 'GET' | 'POST', url: string, body?: object) => {
    const raw = body === undefined ? '' : JSON.stringify(body);
    const reply = await fetch(endpoint + url, {
      method,
      headers: { authorization: authorization(method, url, raw, who), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: raw }),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
  };

export function authorization(method: string, url: string, body: string, who = merchant, seconds = Math.floor(Date.now() / 1000)): string {
  const nonce = randomBytes(16).toString('hex');
  const signature = sign('sha256', Buffer.from(`${method}\n${url}\n${seconds}\n${nonce}\n${body}\n`), keys.privateKey).toString('base64');
  return `WECHATPAY2-SHA256-RSA2048 mchid="${who.mchid}",nonce_str="${nonce}",signature="${signature}",timestamp="${seconds}",serial_no="${who.serialNo}"`;
}

/** Plain windows of the simulator. */
export const teller = (endpoint: string) => async (where: string, body?: object) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(endpoint + where, body === undefined ? {} : init);
  return { status: reply.status, json: (await reply.json()) as Record<string, string> };
};

export const newNumber = () => `T${randomBytes(12).toString('hex')}`;

export const anOrder = (different: object = {}) => ({
  appid: merchant.appid,
  mchid: merchant.mchid,
  description: '千铺订单',
  out_trade_no: newNumber(),
  notify_url: 'http://127.0.0.1:1/notify',
  amount: { total: 100 },
  scene_info: { payer_client_ip: '127.0.0.1', h5_info: { type: 'Wap' } },
  ...different,
});

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Where the merchant is told; answers with the statuses given, then with 204, and each time with the same word. */
export async function aListener(statuses: readonly number[] = [], word = '') {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses[received.length - 1] ?? (word === '' ? 204 : 200)).end(word);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`;
  return { url, received, news: () => received.map(({ body }) => unsealed(JSON.parse(body).resource)), close: () => void server.close() };
}

export function unsealed(resource: { ciphertext: string; nonce: string; associated_data: string }, apiV3Key = merchant.apiV3Key) {
  const bytes = Buffer.from(resource.ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, resource.nonce);
  decipher.setAAD(Buffer.from(resource.associated_data)).setAuthTag(bytes.subarray(-16));
  const text = decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
  return text.startsWith('{') ? JSON.parse(text) : text;
}
