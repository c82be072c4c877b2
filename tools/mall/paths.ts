import { createHash } from 'node:crypto';
import path from 'node:path';

/** The root of this working copy. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** Where this stack keeps its state, logs and data: `.mall`, or MALL_HOME for a second stack beside it. */
export const home = path.resolve(process.env.MALL_HOME || path.join(checkout, '.mall'));

export const logFolder = path.join(home, 'log');

/** Used for engine data only when the engine's account cannot reach `home`; one folder per home. */
export const systemDataFolder = `/var/lib/qianpu-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;

export function inCheckout(...parts: string[]): string {
  return path.join(checkout, ...parts);
}

export function logFile(name: string): string {
  return path.join(logFolder, `${name}.log`);
}
