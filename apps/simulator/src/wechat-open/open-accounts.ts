import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AccountFile } from '../account-file.ts';
import { OpenRefusal } from './open-refusal.ts';

const OpenAccount = z.object({
  appid: z.string().regex(/^wx[0-9a-f]{16}$/),
  secret: z.string().regex(/^[0-9a-f]{32}$/),
  /** An official account's pages, or a mini-program. */
  kind: z.enum(['page', 'mini']).default('page'),
  /** Apps of one owner know a person by the same unionId; without an owner there is none. */
  owner: z.string().min(1).optional(),
});
export type OpenAccount = Readonly<z.output<typeof OpenAccount>>;

/** The apps the platform knows. */
export class OpenAccounts {
  readonly #file: AccountFile<OpenAccount>;

  constructor(file: string | undefined) {
    this.#file = new AccountFile(file, z.array(OpenAccount));
  }

  find(appid: string, kind?: OpenAccount['kind']): OpenAccount | undefined {
    return this.#file.rows().find((row) => row.appid === appid && (kind === undefined || row.kind === kind));
  }

  /** The app this is the secret of. */
  require(appid: string, secret: string, kind?: OpenAccount['kind']): OpenAccount {
    if (appid === '') throw new OpenRefusal(41002, 'appid missing');
    if (secret === '') throw new OpenRefusal(41004, 'appsecret missing');
    const account = this.find(appid, kind);
    if (!account) throw new OpenRefusal(40013, 'invalid appid');
    if (!isSame(account.secret, secret)) throw new OpenRefusal(40125, 'invalid appsecret');
    return account;
  }
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
