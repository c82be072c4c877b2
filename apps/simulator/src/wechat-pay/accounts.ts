import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { AccountFile } from '../account-file.ts';

const AccountRow = z
  .object({
    mchid: z.string().regex(/^\d{8,10}$/),
    appid: z.string().min(1).max(32),
    /** Its official account and mini-program, where they are others. */
    boundAppids: z.array(z.string().min(1).max(32)).default([]),
    /** 32 characters, as the merchant typed them at the provider; used as they are for AES-256. */
    apiV3Key: z.string().refine((key) => Buffer.byteLength(key) === 32, 'must be 32 bytes'),
    /** Of the merchant's certificate. */
    serialNo: z.string().min(1),
    publicKeyPem: z.string(),
  })
  .transform(({ publicKeyPem, ...row }): Account => ({ ...row, publicKey: createPublicKey(publicKeyPem) }));

/** What the provider knows of one merchant. */
export interface Account {
  readonly mchid: string;
  readonly appid: string;
  readonly boundAppids: readonly string[];
  readonly apiV3Key: string;
  readonly serialNo: string;
  readonly publicKey: KeyObject;
}

/** The apps payments of this merchant can be made in. */
export const appsOf = ({ appid, boundAppids }: Account): readonly string[] => [appid, ...boundAppids];

/** The merchants who have an account. */
export class Accounts {
  readonly #file: AccountFile<Account>;

  constructor(file: string | undefined) {
    this.#file = new AccountFile(file, z.array(AccountRow));
  }

  find(mchid: string): Account | undefined {
    return this.#file.rows().find((account) => account.mchid === mchid);
  }

  /** Some other merchant, for messages that went to the wrong one. */
  anotherThan(mchid: string): Pick<Account, 'mchid' | 'appid'> {
    const other = this.#file.rows().find((account) => account.mchid !== mchid);
    return other ?? { mchid: '1999999999', appid: 'wx0000000000000000' };
  }

  /** Answers how many there are. */
  reload(): number {
    return this.#file.read().length;
  }
}
