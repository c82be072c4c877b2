import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the merchant in front leads a shared host to the right pod, the "s" tells staff from members. */
export const newToken = (mid: string): string => `${mid}-s${randomBytes(32).toString('base64url')}`;

/** A member's token has 43 signs behind its merchant, so it is never taken for one of staff, even when they begin with "s". */
export const isStaffToken = (token: string): boolean => /^\d{1,18}-s[\w-]{43}$/.test(token);

/** Opens an account of one's own, once. The merchant in front leads a shared host to the right one. */
export const newInvitationToken = (mid: string): string => `${mid}-i${randomBytes(32).toString('base64url')}`;

/** What a device shows to be known again. It opens nothing by itself. */
export const newDeviceToken = (): string => `d${randomBytes(32).toString('base64url')}`;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
