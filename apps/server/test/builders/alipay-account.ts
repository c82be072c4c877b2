import { createPrivateKey, createPublicKey, generateKeyPairSync, randomInt } from 'node:crypto';
import { openPayAccount } from '#modules/payment';
import { type Ctx, inTx } from '#platform/ctx';
import type { AlipayParty } from '#platform/gateways/alipay/alipay.types';

export interface TestAlipayAccount {
  readonly appRef: string;
  readonly appId: string;
  readonly sellerId: string;
  readonly privateKeyPem: string;
  readonly alipayPublicKeyPem: string;
  /** What the other side has. */
  readonly publicKeyPem: string;
  readonly alipayPrivateKeyPem: string;
}

const digits = () => String(randomInt(10 ** 12)).padStart(12, '0');

function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** A merchant's app at Alipay, with keys of its own on both sides. */
export function anAlipayAccount(different: Partial<TestAlipayAccount> = {}): TestAlipayAccount {
  const [merchant, alipay] = [keyPair(), keyPair()];
  return {
    ...{ appRef: 'alipay', appId: `2021${digits()}`, sellerId: `2088${digits()}` },
    ...{ privateKeyPem: merchant.privatePem, publicKeyPem: merchant.publicPem },
    ...{ alipayPublicKeyPem: alipay.publicPem, alipayPrivateKeyPem: alipay.privatePem },
    ...different,
  };
}

/** What the provider has in its file of this account. */
export const knownToAlipay = ({ appId, sellerId, publicKeyPem, alipayPrivateKeyPem }: TestAlipayAccount) => ({
  ...{ appId, sellerId, publicKeyPem, alipayPrivateKeyPem },
});

export const alipayPartyOf = ({ appId, sellerId, privateKeyPem, alipayPublicKeyPem }: TestAlipayAccount): AlipayParty => ({
  account: { appId, sellerId, privateKey: createPrivateKey(privateKeyPem), alipayPublicKey: createPublicKey(alipayPublicKeyPem) },
});

/** The merchant's, in force. */
export const openAlipay = (
  mall: { ctx(mid: string): Ctx },
  mid: string,
  { appRef, appId, sellerId, privateKeyPem, alipayPublicKeyPem }: TestAlipayAccount,
): Promise<void> =>
  inTx(mall.ctx(mid), (ctx) =>
    openPayAccount(ctx, { provider: 'ALIPAY', appRef, appId, mchId: sellerId, privateKeyPem, alipayPublicKeyPem }),
  );
