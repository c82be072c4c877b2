import { type KeyObject, sign } from 'node:crypto';

export interface CertificateFacts {
  /** Twenty bytes in hex; the first bit must be 0. */
  readonly serialNo: string;
  readonly commonName: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

const TAG = { integer: 0x02, bitString: 0x03, oid: 0x06, utf8: 0x0c, utcTime: 0x17, sequence: 0x30, set: 0x31, version: 0xa0 };
/** sha256WithRSAEncryption with its NULL parameter. */
const SIGNATURE_ALGORITHM = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
/** 2.5.4.3 */
const COMMON_NAME = Buffer.from('550403', 'hex');

/** A self-signed X.509 certificate in PEM: a serial number, a life and a public key are all the provider's certificates are read for. */
export function makeCertificate(facts: CertificateFacts, keys: { publicKey: KeyObject; privateKey: KeyObject }): string {
  const name = der(TAG.sequence, der(TAG.set, der(TAG.sequence, der(TAG.oid, COMMON_NAME), der(TAG.utf8, Buffer.from(facts.commonName)))));
  const toSign = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from(facts.serialNo, 'hex')),
    SIGNATURE_ALGORITHM,
    name,
    der(TAG.sequence, utcTime(facts.fromMs), utcTime(facts.untilMs)),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toSign, keys.privateKey)]);
  const certificate = der(TAG.sequence, toSign, SIGNATURE_ALGORITHM, der(TAG.bitString, signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${certificate.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const utcTime = (ms: number) => der(TAG.utcTime, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
