import type { CallRow } from '@qianpu/contract/call';

/** A session ends 12 hours after login, or after 2 hours without a call (the database checks both). */
export const SESSION_MS = 12 * 3_600_000;
export const PASSWORD_TRIES = 5;
export const LOCK_MS = 15 * 60_000;

/** What everybody who is logged in may do, whatever their roles say. */
export const OWN_PERMISSIONS = ['staff.account.me', 'staff.session.logout'] as const;

const moduleOf = (permission: string): string => permission.slice(0, permission.indexOf('.'));

/** Whether whoever holds some permissions may hand on another one: nobody gives away more than they have. */
export const mayGrant = (held: readonly string[], wanted: string): boolean =>
  held.includes(wanted) || held.includes(`${moduleOf(wanted)}.*`);

/** A permission that opens nothing is a slip of the pen, so it is refused instead of kept. */
export function opensSomething(permission: string, rows: Readonly<Record<string, CallRow>>): boolean {
  const opened = Object.entries(rows).filter(([, row]) => row.auth === 'staff');
  return opened.some(([name]) => name === permission || (permission.endsWith('.*') && moduleOf(name) === moduleOf(permission)));
}

/** Every module staff can act in: what the owner of a merchant holds. */
export const allPermissions = (rows: Readonly<Record<string, CallRow>>): string[] => [
  ...new Set(Object.entries(rows).flatMap(([name, row]) => (row.auth === 'staff' ? [`${moduleOf(name)}.*`] : []))),
];
