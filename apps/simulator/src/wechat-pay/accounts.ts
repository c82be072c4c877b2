import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

const AccountRow = z.object({
  mchid: z.string().regex(/^\d{8,10}$/),
  appid: z.string().min(1).max(32),
  /** 32 characters, as the merchant typed them at the provider; used as they are for AES-256. */
  apiV3Key: z.string().refine((key) => Buffer.byteLength(key) === 32, 'must be 32 bytes'),
  /** Of the merchant's certificate. */
  serialNo: z.string().min(1),
  publicKeyPem: z.string(),
});
const AccountFile = z.array(AccountRow);

/** What the provider knows of one merchant. */
export interface Account {
  readonly mchid: string;
  readonly appid: string;
  readonly apiV3Key: string;
  readonly serialNo: string;
  readonly publicKey: KeyObject;
}

/** The merchants who have an account, from a file that may change at any time. */
export class Accounts {
  readonly #file: string | undefined;
  #readAt = '';
  #byMchid = new Map<string, Account>();

  constructor(file: string | undefined) {
    this.#file = file;
    this.reload();
  }

  find(mchid: string): Account | undefined {
    if (this.#stamp() !== this.#readAt) this.reload();
    return this.#byMchid.get(mchid);
  }

  /** Some other merchant, for messages that went to the wrong one. */
  anotherThan(mchid: string): Pick<Account, 'mchid' | 'appid'> {
    const other = [...this.#byMchid.values()].find((account) => account.mchid !== mchid);
    return other ?? { mchid: '1999999999', appid: 'wx0000000000000000' };
  }

  /** Answers how many there are. */
  reload(): number {
    this.#readAt = this.#stamp();
    const rows = this.#file === undefined || this.#readAt === '' ? [] : AccountFile.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    this.#byMchid = new Map(rows.map(({ publicKeyPem, ...row }) => [row.mchid, { ...row, publicKey: createPublicKey(publicKeyPem) }]));
    return this.#byMchid.size;
  }

  /** Empty while there is no file: merchants may come later. */
  #stamp(): string {
    const found = this.#file === undefined ? undefined : statSync(this.#file, { throwIfNoEntry: false });
    return found === undefined ? '' : `${found.mtimeMs}/${found.size}/${found.ino}`;
  }
}
