import { MOST_COUNTED } from '@qianpu/contract/fields';
import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { csvOf } from '#platform/words/csv.rules';
import { type ActionFilter, countActions, listActions } from './action.repo.ts';
import type { ActionOutcome } from './staff.types.ts';

interface Filter {
  readonly staffId?: string | undefined;
  readonly call?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly outcome?: ActionOutcome | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

const inTime = ({ from, until, ...only }: Filter): ActionFilter => ({
  ...only,
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(until),
});

/** Who did what, newest first. */
export async function showActions(
  ctx: Ctx,
  { pageNum, pageSize, ...only }: Filter & { pageNum: number; pageSize: number },
): Promise<OutputOf<'staff.action.list'>> {
  const filter = inTime(only);
  const found = await listActions(ctx, filter, { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const list = found.slice(0, pageSize).map(({ id, name, nick, call, at, address, before, after, ...row }) => ({
    id,
    staffId: row.staff_id,
    name,
    nick,
    call,
    at: at.getTime(),
    outcome: row.outcome as ActionOutcome,
    subjectId: row.subject_id,
    address,
    before,
    after,
  }));
  return { list, pageNum, hasMore: found.length > pageSize, total: await countActions(ctx, filter) };
}

const COLUMNS = ['at', 'name', 'nick', 'call', 'outcome', 'subjectId', 'address', 'before', 'after'] as const;

/** The same as a table for a spreadsheet. */
export async function exportActions(ctx: Ctx, filter: Filter): Promise<OutputOf<'staff.action.export'>> {
  const found = await listActions(ctx, inTime(filter), { offset: 0, limit: MOST_COUNTED + 1 });
  const lines = found.slice(0, MOST_COUNTED).map((row) => ({
    ...row,
    at: row.at.toISOString(),
    subjectId: row.subject_id,
    before: row.before === null ? null : JSON.stringify(row.before),
    after: row.after === null ? null : JSON.stringify(row.after),
  }));
  return { csv: csvOf(COLUMNS, lines), lines: lines.length, isCut: found.length > MOST_COUNTED };
}
