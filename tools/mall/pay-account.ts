import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { home } from './paths.ts';

const folder = path.join(home, 'wechat-pay');

/** What the merchant has: the demo's seed seals it into the database. */
export const payAccountFile = path.join(folder, 'demo-account.json');
/** What the provider has: the simulator reads it. */
export const payAccountsFile = path.join(folder, 'accounts.json');

/** The demo merchant's account at the simulated payment provider, made once per home. */
export function ensurePayAccount(): void {
  if (existsSync(payAccountFile) && existsSync(payAccountsFile)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const privateKeyPem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificateSerial = randomBytes(20).toString('hex').toUpperCase();
  const apiV3Key = randomBytes(16).toString('hex');
  const [mchId, appId] = ['1900000001', `wx${randomBytes(8).toString('hex')}`];
  writeWhole(payAccountsFile, [{ mchid: mchId, appid: appId, apiV3Key, serialNo: certificateSerial, publicKeyPem }]);
  writeWhole(payAccountFile, { appRef: 'main', mchId, appId, certificateSerial, privateKeyPem, apiV3Key });
}

/** Appears whole or not at all. */
export function writeWhole(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
