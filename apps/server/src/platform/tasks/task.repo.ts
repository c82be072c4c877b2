import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../ctx.ts';
import { countRows } from '../db/count-rows.ts';
import { ownTables } from '../db/own.ts';
import type { Task, TaskOutcome, TaskState } from './task.types.ts';

const db = ownTables('platform');

/** Whoever works on a task says so at least this often, or the task is taken up by somebody else. */
const LEASE = sql`interval '60 seconds'`;
const FILE_LIFE = sql`interval '7 days'`;
const TASK_LIFE = sql<Date>`platform.now() + interval '30 days'`;

interface TaskRow {
  readonly kind: string;
  readonly call: string;
  readonly input: object;
  readonly total: number | null;
  readonly staffId: string;
  readonly cids: readonly string[] | null;
}

export async function insertTask(ctx: TxCtx, { kind, call, input, total, staffId, cids }: TaskRow): Promise<string> {
  const id = ctx.newId();
  await db(ctx)
    .insertInto('platform.task')
    .values({
      mid: ctx.mid,
      id,
      kind,
      call,
      input: JSON.stringify(input),
      total,
      staff_id: staffId,
      cids: cids ? [...cids] : null,
      created_at: ctx.now,
      send_at: ctx.now,
      expires_at: TASK_LIFE,
    })
    .execute();
  return id;
}

export interface ClaimedTask {
  readonly kind: string;
  readonly input: unknown;
  readonly staff_id: string;
  readonly cids: string[] | null;
  readonly tries: number;
}

/** Takes a task that nobody works on; undefined when somebody does, or it is over. What an earlier runner stored is dropped. */
export async function claimTask(ctx: TxCtx, id: string, runner: string): Promise<ClaimedTask | undefined> {
  const { rows } = await sql<ClaimedTask>`
    update platform.task
       set state = 'RUNNING', runner = ${runner}::bigint, done = 0, tries = tries + 1, started_at = coalesce(started_at, ${ctx.now}::timestamptz),
           alive_until = ${ctx.now}::timestamptz + ${LEASE}, send_at = ${ctx.now}::timestamptz + ${LEASE}
     where mid = ${ctx.mid}::bigint and id = ${id}::bigint
       and (state = 'WAITING' or (state = 'RUNNING' and alive_until <= ${ctx.now}::timestamptz))
    returning kind, input, staff_id, cids, tries`.execute(db(ctx));
  const [claimed] = rows;
  if (claimed) await db(ctx).deleteFrom('platform.task_file').where('mid', '=', ctx.mid).where('task_id', '=', id).execute();
  return claimed;
}

const own = (ctx: TxCtx, id: string, runner: string) =>
  db(ctx)
    .updateTable('platform.task')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('state', '=', 'RUNNING')
    .returning('id');

/** False when somebody else has taken it over. */
export async function noteProgress(ctx: TxCtx, id: string, runner: string, { done, total }: { done: number; total?: number | undefined }) {
  const until = sql<Date>`${ctx.now}::timestamptz + ${LEASE}`;
  const noted = await own(ctx, id, runner)
    .set({ done, alive_until: until, send_at: until, ...(total !== undefined && { total }) })
    .executeTakeFirst();
  return noted !== undefined;
}

export async function insertPart(ctx: TxCtx, id: string, part: number, bytes: Uint8Array): Promise<void> {
  await db(ctx)
    .insertInto('platform.task_file')
    .values({ mid: ctx.mid, task_id: id, part, bytes: Buffer.from(bytes), expires_at: sql<Date>`${ctx.now}::timestamptz + ${FILE_LIFE}` })
    .execute();
}

/** The input goes: it may name somebody, and nobody needs it any more. */
export async function endTask(ctx: TxCtx, id: string, runner: string, state: 'DONE' | 'FAILED', { result, file }: TaskOutcome) {
  await own(ctx, id, runner)
    .set({
      state,
      finished_at: ctx.now,
      input: '{}',
      result: JSON.stringify(result),
      ...(file && { file_name: file.name, file_type: file.type, parts: file.parts }),
    })
    .executeTakeFirst();
}

/** Given back after a failure: it is taken up again somewhat later. */
export async function releaseTask(ctx: TxCtx, id: string, runner: string, afterSeconds: number): Promise<void> {
  await own(ctx, id, runner)
    .set({ alive_until: ctx.now, send_at: sql<Date>`${ctx.now}::timestamptz + make_interval(secs => ${afterSeconds})` })
    .executeTakeFirst();
}

const columns = [
  ...(['id', 'kind', 'call', 'state', 'done', 'total', 'staff_id', 'cids', 'result', 'file_name', 'file_type', 'parts'] as const),
  ...(['created_at', 'started_at', 'finished_at'] as const),
] as const;
const tasks = (ctx: Ctx) => db(ctx).selectFrom('platform.task').select(columns).where('mid', '=', ctx.mid);
type Row = Awaited<ReturnType<ReturnType<typeof tasks>['executeTakeFirstOrThrow']>>;

const asTask = (row: Row): Task => ({
  id: row.id,
  kind: row.kind,
  call: row.call,
  state: row.state as TaskState,
  done: row.done,
  total: row.total,
  staffId: row.staff_id,
  cids: row.cids,
  result: row.result as object,
  fileName: row.file_name,
  fileType: row.file_type,
  parts: row.parts,
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});

export async function findTask(ctx: Ctx, id: string): Promise<Task | undefined> {
  const row = await tasks(ctx).where('id', '=', id).executeTakeFirst();
  return row && asTask(row);
}

interface TaskOptions {
  /** Undefined: everybody's. */
  readonly staffId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export async function listTasks(ctx: Ctx, { staffId, offset, limit }: TaskOptions): Promise<{ rows: Task[]; total: number }> {
  const found = tasks(ctx).$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''));
  const rows = await found.orderBy('id', 'desc').offset(offset).limit(limit).execute();
  return { rows: rows.map(asTask), total: await countRows(db(ctx), found) };
}

export async function findPart(ctx: Ctx, taskId: string, part: number): Promise<Buffer | undefined> {
  const row = await db(ctx)
    .selectFrom('platform.task_file')
    .select('bytes')
    .where('mid', '=', ctx.mid)
    .where('task_id', '=', taskId)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.bytes;
}
