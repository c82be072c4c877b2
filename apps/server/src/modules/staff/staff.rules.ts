import { type CallRow, isPlanned } from '@qianpu/contract/call';
import { ALL_SHOPS, type Grant } from '@qianpu/contract/staff-scope';

/** A session ends 12 hours after login, or after 2 hours without a call (the database checks both). */
export const SESSION_MS = 12 * 3_600_000;
export const IDLE_MS = 2 * 3_600_000;
/** How long an invitation can be accepted. */
export const INVITATION_MS = 72 * 3_600_000;
/** How long a device stays known after a login. */
export const DEVICE_MS = 90 * 86_400_000;

/** Calls that give money back, set payment or manage staff: a merchant may ask for a second factor of whoever may make one. */
const GUARDED_CALLS = [
  'trade.order.refund',
  'trade.order.close',
  'trade.refund.approve',
  'trade.payAccount.set',
  'trade.payAccount.activate',
  'trade.payAccount.retire',
  'staff.account.create',
  'staff.account.disable',
  'staff.account.enable',
  'staff.account.setRoles',
  'staff.account.setPassword',
  'staff.account.endSessions',
  'staff.invitation.create',
  'staff.role.remove',
  'staff.role.set',
  'staff.setting.set',
] as const;

const moduleOf = (permission: string): string => permission.slice(0, permission.indexOf('.'));

/** Whether whoever holds some permissions may hand on another one: nobody gives away more than they have. */
export const mayGrant = (held: readonly string[], wanted: string): boolean =>
  held.includes(wanted) || held.includes(`${moduleOf(wanted)}.*`);

/** The permissions somebody holds in a shop: those of roles for that shop and of roles for all. */
export const permissionsIn = (grants: readonly Grant[], cid: string): string[] =>
  grants.filter((grant) => grant.cid === ALL_SHOPS || grant.cid === cid).flatMap(({ permissions }) => permissions);

export const isGuarded = (permissions: readonly string[]): boolean => GUARDED_CALLS.some((call) => mayGrant(permissions, call));

interface PermissionGroup {
  readonly module: string;
  readonly calls: { name: string; scope: 'shop' | 'merchant'; isRead: boolean; isGuarded: boolean }[];
}

/** What roles can name, by module: calls that are about the caller alone need no role. */
export function permissionGroups(rows: Readonly<Record<string, CallRow>>): PermissionGroup[] {
  const groups = new Map<string, PermissionGroup>();
  const opened = Object.entries(rows).filter(([, row]) => row.auth === 'staff' && row.scope !== 'own' && !isPlanned(row));
  for (const [name, { scope, effect }] of opened.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const module = moduleOf(name);
    const group = groups.get(module) ?? { module, calls: [] };
    group.calls.push({ name, scope: scope === 'shop' ? 'shop' : 'merchant', isRead: effect === 'read', isGuarded: isGuarded([name]) });
    groups.set(module, group);
  }
  return [...groups.values()];
}

/** A permission that opens nothing is a slip of the pen, so it is refused instead of kept. */
export function opensSomething(permission: string, rows: Readonly<Record<string, CallRow>>): boolean {
  const opened = Object.entries(rows).filter(([, row]) => row.auth === 'staff');
  return opened.some(([name]) => name === permission || (permission.endsWith('.*') && moduleOf(name) === moduleOf(permission)));
}

/** Every module staff can act in: what the owner of a merchant holds. */
export const allPermissions = (rows: Readonly<Record<string, CallRow>>): string[] => [
  ...new Set(Object.entries(rows).flatMap(([name, row]) => (row.auth === 'staff' ? [`${moduleOf(name)}.*`] : []))),
];
