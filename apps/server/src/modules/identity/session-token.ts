import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the merchant in front leads a shared host to the right pod and proves nothing. */
export const newToken = (mid: string): string => `${mid}-${randomBytes(32).toString('base64url')}`;

/** 256 random bits. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
