import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be this many steps off, either way. */
const STEPS_OFF = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of one step (RFC 4226 with the time as its counter, RFC 6238). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.readUInt8(19) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The step this code is of; undefined when it is of none that counts now. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, at) => current - STEPS_OFF + at);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}

export const isCodeByTime = (code: string): boolean => /^\d{6}$/.test(code);

/** Letters and digits people can type (RFC 4648), without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an authenticator reads as a picture of squares. */
export const factorUri = (secret: Buffer, holder: string): string =>
  `otpauth://totp/Qianpu:${encodeURIComponent(holder)}?secret=${toBase32(secret)}&issuer=Qianpu&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
