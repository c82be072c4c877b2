import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { home } from './paths.ts';

interface Secrets {
  postgresPassword: string;
  redisPassword: string;
}

/** The engines' passwords, made once; they go to children by environment or file, never by argument or screen. */
export function readSecrets(at = home): Secrets {
  const file = path.join(at, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secrets = { postgresPassword: makePassword(), redisPassword: makePassword() };
  mkdirSync(at, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}

/** Secrets that only have to differ from home to home and stay the same within one. */
export const deriveSecret = (purpose: string): string => createHmac('sha256', readSecrets().postgresPassword).update(purpose).digest('hex');

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}
