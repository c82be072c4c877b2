import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { home } from './paths.ts';
import { payAccountFile, payAccountsFile, writeWhole } from './pay-account.ts';

const folder = path.join(home, 'wechat-open');

/** What the merchant has: the demo's seed seals it into the database. */
export const wechatAccountFile = path.join(folder, 'demo-accounts.json');
/** What the platform has: the simulator reads it. */
export const wechatAccountsFile = path.join(folder, 'accounts.json');

/** The demo merchant's official account, the one its payments are made in, and its mini-program; their secrets are made once per home. */
export function ensureWechatAccount(): void {
  if (existsSync(wechatAccountFile) && existsSync(wechatAccountsFile)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { appId } = readJson<{ appId: string }>(payAccountFile);
  const mini = `wx${createHash('sha256').update(`${appId}/mini`).digest('hex').slice(0, 16)}`;
  const secrets = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')] as const;
  const owner = 'demo';
  writeWhole(wechatAccountsFile, [
    { appid: appId, secret: secrets[0], kind: 'page', owner },
    { appid: mini, secret: secrets[1], kind: 'mini', owner },
  ]);
  writeWhole(wechatAccountFile, [
    { channelInfoId: 2, appId, secret: secrets[0] },
    { channelInfoId: 1, appId: mini, secret: secrets[1], originId: `gh_${randomBytes(6).toString('hex')}` },
  ]);
  // Payments can be made in the mini-program as well.
  const known = readJson<{ appid: string }[]>(payAccountsFile);
  writeWhole(
    payAccountsFile,
    known.map((account) => (account.appid === appId ? { ...account, boundAppids: [mini] } : account)),
  );
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
