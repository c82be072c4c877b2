import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { AccountFile } from '../account-file.ts';

const AccountRow = z
  .object({
    appId: z.string().regex(/^\d{16}$/),
    sellerId: z.string().regex(/^2088\d{12}$/),
    /** The merchant's, as it was uploaded. */
    publicKeyPem: z.string(),
    /** The provider's own for this app: each has a pair of its own. */
    alipayPrivateKeyPem: z.string(),
  })
  .transform(
    ({ publicKeyPem, alipayPrivateKeyPem, ...row }): AlipayAccount => ({
      ...row,
      publicKey: createPublicKey(publicKeyPem),
      privateKey: createPrivateKey(alipayPrivateKeyPem),
    }),
  );

/** What the provider knows of one app of a merchant. */
export interface AlipayAccount {
  readonly appId: string;
  /** Whom the money reaches; several apps may be one seller's. */
  readonly sellerId: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** The apps there are. */
export class AlipayAccounts {
  readonly #file: AccountFile<AlipayAccount>;

  constructor(file: string | undefined) {
    this.#file = new AccountFile(file, z.array(AccountRow));
  }

  find(appId: string): AlipayAccount | undefined {
    return this.#file.rows().find((account) => account.appId === appId);
  }

  appsOf(sellerId: string): readonly string[] {
    return this.#file
      .rows()
      .filter((account) => account.sellerId === sellerId)
      .map(({ appId }) => appId);
  }

  /** Some other seller, for messages that went to the wrong one. */
  anotherThan(sellerId: string): Pick<AlipayAccount, 'appId' | 'sellerId'> {
    const other = this.#file.rows().find((account) => account.sellerId !== sellerId);
    return other ?? { appId: '2021999999999999', sellerId: '2088999999999999' };
  }

  /** Answers how many there are. */
  reload(): number {
    return this.#file.read().length;
  }
}
