import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { type NewPayAccount, openPayAccount } from '#modules/payment';
import { type Ctx, inTx } from '#platform/ctx';

type NewWechatPayAccount = Extract<NewPayAccount, { certificateSerial: string }>;

export interface TestPayAccount extends NewWechatPayAccount {
  readonly publicKeyPem: string;
  /** The merchant's apps at the messenger, bound to the account. */
  readonly officialAppId: string;
  readonly miniAppId: string;
}

const anAppId = () => `wx${randomBytes(8).toString('hex')}`;

/** A merchant's account at the payment provider, with keys of its own. */
export function aPayAccount(): TestPayAccount {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    appRef: 'main',
    mchId: `19${String(randomInt(100_000_000)).padStart(8, '0')}`,
    appId: anAppId(),
    officialAppId: anAppId(),
    miniAppId: anAppId(),
    certificateSerial: randomBytes(20).toString('hex').toUpperCase(),
    apiV3Key: randomBytes(16).toString('hex'),
    privateKeyPem: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeyPem: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** What the provider has in its file of this account. */
export const knownToProvider = ({ mchId, appId, officialAppId, miniAppId, apiV3Key, certificateSerial, publicKeyPem }: TestPayAccount) => ({
  mchid: mchId,
  appid: appId,
  boundAppids: [officialAppId, miniAppId],
  apiV3Key,
  serialNo: certificateSerial,
  publicKeyPem,
});

export const openAccount = (mall: { ctx(mid: string): Ctx }, mid: string, account: TestPayAccount): Promise<void> => {
  const { publicKeyPem: _pem, officialAppId: _official, miniAppId: _mini, ...own } = account;
  return inTx(mall.ctx(mid), (ctx) => openPayAccount(ctx, own));
};

/** A port for a server whose address must be known before it exists: the provider is told where to call. */
export const aFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
