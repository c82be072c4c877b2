import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { payAccountFile, writeWhole } from './pay-account.ts';
import { home } from './place.ts';

const folder = path.join(home, 'wechat-open');

/** What the merchant has: the demo's seed seals it into the database. */
export const wechatAccountFile = path.join(folder, 'demo-account.json');
/** What the platform has: the simulator reads it. */
export const wechatAccountsFile = path.join(folder, 'accounts.json');

/** The demo merchant's official account, the one its payments are made in; its secret is made once per home. */
export function ensureWechatAccount(): void {
  if (existsSync(wechatAccountFile) && existsSync(wechatAccountsFile)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { appId } = JSON.parse(readFileSync(payAccountFile, 'utf8')) as { appId: string };
  const secret = randomBytes(16).toString('hex');
  writeWhole(wechatAccountsFile, [{ appid: appId, secret }]);
  writeWhole(wechatAccountFile, { appId, secret });
}
