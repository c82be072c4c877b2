import type { CallRow } from '@qianpu/contract/call';

/** A session ends 12 hours after login, or after 2 hours without a call (the database checks both). */
export const SESSION_MS = 12 * 3_600_000;
/** How long a device stays known after a login. */
export const DEVICE_MS = 90 * 86_400_000;

/** What everybody who is logged in may do, whatever their roles say. */
export const OWN_PERMISSIONS = [
  'staff.account.me',
  'staff.session.logout',
  'staff.factor.begin',
  'staff.factor.confirm',
  'staff.factor.remove',
] as const;

/** Calls that give money back, set payment or manage staff: a merchant may ask for a second factor of whoever may make one. */
const GUARDED_CALLS = [
  'trade.order.refund',
  'trade.order.close',
  'trade.refund.approve',
  'staff.account.create',
  'staff.account.disable',
  'staff.role.set',
  'staff.setting.set',
] as const;

const moduleOf = (permission: string): string => permission.slice(0, permission.indexOf('.'));

/** Whether whoever holds some permissions may hand on another one: nobody gives away more than they have. */
export const mayGrant = (held: readonly string[], wanted: string): boolean =>
  held.includes(wanted) || held.includes(`${moduleOf(wanted)}.*`);

export const isGuarded = (permissions: readonly string[]): boolean => GUARDED_CALLS.some((call) => mayGrant(permissions, call));

/** A permission that opens nothing is a slip of the pen, so it is refused instead of kept. */
export function opensSomething(permission: string, rows: Readonly<Record<string, CallRow>>): boolean {
  const opened = Object.entries(rows).filter(([, row]) => row.auth === 'staff');
  return opened.some(([name]) => name === permission || (permission.endsWith('.*') && moduleOf(name) === moduleOf(permission)));
}

/** Every module staff can act in: what the owner of a merchant holds. */
export const allPermissions = (rows: Readonly<Record<string, CallRow>>): string[] => [
  ...new Set(Object.entries(rows).flatMap(([name, row]) => (row.auth === 'staff' ? [`${moduleOf(name)}.*`] : []))),
];
