import { isInScope, scopeOf } from '@qianpu/contract/staff-scope';
import type { Staff } from '../ctx.ts';
import type { Task } from './task.types.ts';

/** Roles change: also whoever started it must still hold the call that did, for all the shops the task saw. */
export function mayHaveResult({ grants, staffId }: Staff, task: Task): boolean {
  const shops = scopeOf(grants, task.call);
  if (shops === 'ALL') return true;
  return task.staffId === staffId && task.cids !== null && task.cids.every((cid) => isInScope(shops, cid));
}
