import type { Ctx } from '#platform/ctx';
import { listActions } from './action.repo.ts';

interface ActionsInput {
  readonly staffId?: string | undefined;
  readonly call?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Who did what, newest first. */
export async function showActions(ctx: Ctx, { pageNum, pageSize, ...only }: ActionsInput) {
  const found = await listActions(ctx, { ...only, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const list = found.slice(0, pageSize).map(({ id, name, call, at, address, before, after, ...row }) => ({
    id,
    staffId: row.staff_id,
    name,
    call,
    at: at.getTime(),
    outcome: row.outcome as 'done' | 'refused' | 'alert',
    subjectId: row.subject_id,
    address,
    before,
    after,
  }));
  return { list, pageNum, hasMore: found.length > pageSize };
}
