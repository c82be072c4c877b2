import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

/** What a shop stands for. */
interface ServicePromise {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export async function listPromiseIds(ctx: TxCtx): Promise<ReadonlySet<string>> {
  const rows = await db(ctx).selectFrom('catalog.promise').select('id').where('mid', '=', ctx.mid).execute();
  return new Set(rows.map(({ id }) => id));
}

/** These and no others, in this order; goods lose what is no longer promised. */
export async function replaceAll(ctx: TxCtx, promises: readonly ServicePromise[]): Promise<void> {
  const { mid } = ctx;
  await sql`delete from catalog.promise where mid = ${mid}::bigint and id <> all(${promises.map(({ id }) => id)}::bigint[])`.execute(
    db(ctx),
  );
  if (promises.length === 0) return;
  await db(ctx)
    .insertInto('catalog.promise')
    .values(promises.map(({ id, title, text }, position) => ({ mid, id, position, title, text })))
    .onConflict((on) =>
      on.columns(['mid', 'id']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        title: ref('excluded.title'),
        text: ref('excluded.text'),
      })),
    )
    .execute();
}
