import { MOST_SEGMENTS } from '@qianpu/contract/calls/customer.schema';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { SegmentRules } from './customer.types.ts';

const db = ownTables('customer');

interface Segment {
  readonly id: string;
  readonly name: string;
  readonly rules: SegmentRules;
  readonly revision: number;
}

export async function listSegments(ctx: Ctx): Promise<Segment[]> {
  const rows = await db(ctx)
    .selectFrom('customer.segment')
    .select(['id', 'name', 'rules', 'revision'])
    .where('mid', '=', ctx.mid)
    .orderBy('slot')
    .execute();
  return rows.map(({ rules, ...segment }) => ({ ...segment, rules: rules as unknown as SegmentRules }));
}

export async function findRules(ctx: Ctx, id: string): Promise<SegmentRules | undefined> {
  const row = await db(ctx)
    .selectFrom('customer.segment')
    .select('rules')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.rules as unknown as SegmentRules | undefined;
}

/** Takes the lowest free slot; false: there is none, or somebody took it at the same moment. A name that is used is refused by the database. */
export async function insertSegment(ctx: TxCtx, { id, name, rules }: Omit<Segment, 'revision'>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into customer.segment (mid, id, slot, name, rules, revision)
    select ${ctx.mid}::bigint, ${id}::bigint, free.slot, ${name}, ${JSON.stringify(rules)}::jsonb, 1
      from (select slot from generate_series(1, ${sql.lit(MOST_SEGMENTS)}) as slot
             where not exists (select from customer.segment g where g.mid = ${ctx.mid}::bigint and g.slot = slot.slot)
             order by slot limit 1) free
    on conflict (mid, slot) do nothing`.execute(db(ctx));
  return (numAffectedRows ?? 0n) > 0n;
}

/** Null: it is not as the caller has seen it, or is gone. */
export async function updateSegment(ctx: TxCtx, { id, name, rules, revision }: Segment): Promise<number | null> {
  const changed = await db(ctx)
    .updateTable('customer.segment')
    .set({ name, rules: sql`${JSON.stringify(rules)}::jsonb`, revision: revision + 1 })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  return changed?.revision ?? null;
}

export async function findRevision(ctx: Ctx, id: string): Promise<number | undefined> {
  const row = await db(ctx)
    .selectFrom('customer.segment')
    .select('revision')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.revision;
}

export async function deleteSegment(ctx: TxCtx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('customer.segment')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
