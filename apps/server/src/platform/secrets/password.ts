import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: the library's standard, and a size four logins at once can afford. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobodys: Promise<string> | undefined;

/** Takes as long for an account that cannot log in as for one that can: the time must not tell which names exist. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64url'));
  const isRight = await verify(passwordHash ?? (await nobodys), password);
  return passwordHash !== undefined && isRight;
}
