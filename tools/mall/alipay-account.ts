import { generateKeyPairSync, randomInt } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { home } from './paths.ts';
import { writeWhole } from './pay-account.ts';

const folder = path.join(home, 'alipay');

/** What the merchant has: the demo's seed seals it into the database. */
export const alipayAccountFile = path.join(folder, 'demo-account.json');
/** What the provider has: the simulator reads it. */
export const alipayAccountsFile = path.join(folder, 'accounts.json');

/** The demo merchant's app at the simulated Alipay, made once per home. Both sides have a pair of keys for it and know the other's public one. */
export function ensureAlipayAccount(): void {
  if (existsSync(alipayAccountFile) && existsSync(alipayAccountsFile)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [merchant, alipay] = [keyPair(), keyPair()];
  const [appId, sellerId] = [`2021${digits()}`, `2088${digits()}`];
  writeWhole(alipayAccountsFile, [{ appId, sellerId, publicKeyPem: merchant.publicPem, alipayPrivateKeyPem: alipay.privatePem }]);
  writeWhole(alipayAccountFile, {
    ...{ appRef: 'alipay', appId, sellerId },
    ...{ privateKeyPem: merchant.privatePem, alipayPublicKeyPem: alipay.publicPem },
  });
}

function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const digits = () => String(randomInt(10 ** 12)).padStart(12, '0');
