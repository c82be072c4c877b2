import { MOST_LABELS, MOST_LABELS_OF_MEMBER } from '@qianpu/contract/calls/customer.schema';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Label } from './customer.types.ts';

const db = ownTables('member');

const columns = ['id', 'name', 'colour'] as const;
type LabelRow = Pick<Label, 'id' | 'name'> & { colour: string };
const labelOf = ({ id, name, colour }: LabelRow): Label => ({ id, name, colour: colour as Label['colour'] });

export const listLabels = async (ctx: Ctx): Promise<Label[]> =>
  (await db(ctx).selectFrom('member.label').select(columns).where('mid', '=', ctx.mid).orderBy('slot').execute()).map(labelOf);

/** Takes the lowest free slot; false: there is none, or somebody took it at the same moment. A name that is used is refused by the database. */
export async function insertLabel(ctx: TxCtx, { id, name, colour }: Label): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into member.label (mid, id, slot, name, colour)
    select ${ctx.mid}::bigint, ${id}::bigint, free.slot, ${name}, ${colour}
      from (select slot from generate_series(1, ${sql.lit(MOST_LABELS)}) as slot
             where not exists (select from member.label l where l.mid = ${ctx.mid}::bigint and l.slot = slot.slot)
             order by slot limit 1) free
    on conflict (mid, slot) do nothing`.execute(db(ctx));
  return (numAffectedRows ?? 0n) > 0n;
}

export const countLabels = async (ctx: Ctx): Promise<number> => (await listLabels(ctx)).length;

export async function updateLabel(ctx: TxCtx, { id, name, colour }: Label): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('member.label')
    .set({ name, colour })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With it go its records. */
export async function deleteLabel(ctx: TxCtx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db(ctx).deleteFrom('member.label').where('mid', '=', ctx.mid).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** By member, in the order they were chosen. */
export async function listLabelsOf(ctx: Ctx, memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly Label[]>> {
  const rows = await db(ctx)
    .selectFrom('member.label_record as r')
    .innerJoin('member.label as l', (on) => on.onRef('l.mid', '=', 'r.mid').onRef('l.id', '=', 'r.label_id'))
    .select(['r.member_id', 'l.id', 'l.name', 'l.colour'])
    .where('r.mid', '=', ctx.mid)
    .where('r.member_id', '=', sql<string>`any(${memberIds}::bigint[])`)
    .orderBy('r.member_id')
    .orderBy('r.position')
    .execute();
  const grouped = Map.groupBy(rows, ({ member_id }) => member_id);
  return new Map([...grouped].map(([memberId, labels]) => [memberId, labels.map(labelOf)]));
}

/**
 * Those that there are, in this order and no more than a member has; answers how many. The account must be held. Labels are held before
 * their records, as whoever removes a label holds them.
 */
export async function replaceLabels(ctx: TxCtx, memberId: string, labelIds: readonly string[]): Promise<number> {
  await sql`
    select from member.label where mid = ${ctx.mid}::bigint and id = any(${labelIds}::bigint[]) order by id for key share`.execute(db(ctx));
  await db(ctx).deleteFrom('member.label_record').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
  const { numAffectedRows } = await sql`
    insert into member.label_record (mid, member_id, label_id, position)
    select l.mid, ${memberId}::bigint, l.id, row_number() over (order by o.nth) - 1
      from unnest(${labelIds}::bigint[]) with ordinality o (id, nth)
      join member.label l on l.mid = ${ctx.mid}::bigint and l.id = o.id
     order by o.nth limit ${MOST_LABELS_OF_MEMBER}`.execute(db(ctx));
  return Number(numAffectedRows ?? 0n);
}
