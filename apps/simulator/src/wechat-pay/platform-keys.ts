import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { makeCertificate } from './certificate.ts';

export interface PlatformCertificate {
  readonly serialNo: string;
  readonly pem: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

const LIFE_MS = 5 * 365 * 86_400_000;

const SCHEMA = `
create table if not exists pay_platform_key (
  id integer primary key,
  serial_no text not null unique,
  private_key text not null,
  certificate text not null,
  from_ms integer not null,
  until_ms integer not null,
  is_active integer not null
) strict;
`;

/** The provider's own keys: one signs, all that are listed may be met on messages under way. */
export class PlatformKeys {
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  #signer: { readonly serialNo: string; readonly key: KeyObject };

  constructor(db: DatabaseSync, now: () => number) {
    this.#db = db;
    this.#now = now;
    db.exec(SCHEMA);
    if (this.listed().length === 0) {
      this.publish();
      this.#markNewestActive();
    }
    this.#signer = this.#readSigner();
  }

  listed(): PlatformCertificate[] {
    const rows = this.#db
      .prepare('select serial_no as serialNo, certificate as pem, from_ms as fromMs, until_ms as untilMs from pay_platform_key order by id')
      .all();
    return rows as unknown as PlatformCertificate[];
  }

  /** A further certificate becomes known; the present one goes on signing. */
  publish(): string {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const serial = randomBytes(20);
    // Between 40 and 7F: positive, and no byte more than it needs.
    serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
    const serialNo = serial.toString('hex').toUpperCase();
    const [fromMs, untilMs] = [this.#now(), this.#now() + LIFE_MS];
    const pem = makeCertificate({ serialNo, commonName: 'Tenpay.com Root CA', fromMs, untilMs }, keys);
    const privatePem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    this.#db
      .prepare('insert into pay_platform_key (serial_no, private_key, certificate, from_ms, until_ms, is_active) values (?, ?, ?, ?, ?, 0)')
      .run(serialNo, privatePem, pem, fromMs, untilMs);
    return serialNo;
  }

  /** The newest certificate signs from now on. */
  activate(): string {
    this.#markNewestActive();
    this.#signer = this.#readSigner();
    return this.#signer.serialNo;
  }

  /** Headers that prove a message came from the provider, over the body byte by byte. */
  signatureHeaders(body: string) {
    const timestamp = String(Math.floor(this.#now() / 1000));
    const nonce = randomBytes(16).toString('hex');
    return {
      'Wechatpay-Timestamp': timestamp,
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': this.#signer.serialNo,
      'Wechatpay-Signature-Type': 'WECHATPAY2-SHA256-RSA2048',
      'Wechatpay-Signature': sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), this.#signer.key).toString('base64'),
    };
  }

  #markNewestActive(): void {
    this.#db.exec('update pay_platform_key set is_active = (id = (select max(id) from pay_platform_key))');
  }

  #readSigner() {
    const row = this.#db.prepare('select serial_no, private_key from pay_platform_key where is_active = 1').get();
    return { serialNo: String(row?.serial_no), key: createPrivateKey(String(row?.private_key)) };
  }
}
