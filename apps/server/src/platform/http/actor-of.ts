import type { CallRow } from '@qianpu/contract/call';
import { fail } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import { isInScope, mayMake, scopeOf } from '@qianpu/contract/staff-scope';
import type { Actor, Staff } from '../ctx.ts';

/** Who makes a call, if they may; staff with the shops in which they may. */
export function actorOf(name: CallName, actor: Actor): Actor {
  const row: CallRow = rows[name];
  if (row.auth === 'visitor') return actor;
  if (actor.kind === 'visitor') throw fail('NOT_LOGGED_IN');
  if (actor.kind !== row.auth) throw fail('LOGIN_INVALID');
  return actor.kind === 'staff' ? scopedStaff(row, name, actor) : actor;
}

function scopedStaff(row: CallRow, name: CallName, staff: Staff): Staff {
  if (!mayMake(staff.grants, name, row.scope)) throw fail(staff.isFactorMissing ? 'FACTOR_COMPULSORY' : 'FOREIGN_MERCHANT');
  return { ...staff, shops: scopeOf(staff.grants, name) };
}

/** Of staff: by convention `cid` and `cids` name shops. */
export function requireNamedShops(actor: Actor, input: unknown): void {
  if (actor.kind !== 'staff') return;
  const { cid, cids } = (input ?? {}) as { cid?: unknown; cids?: unknown };
  const named = [cid, ...(Array.isArray(cids) ? cids : [])].filter((one) => typeof one === 'string');
  if (!named.every((one) => isInScope(actor.shops, one))) throw fail('FOREIGN_MERCHANT');
}
