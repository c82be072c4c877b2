import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { NewPrivateFile, PrivateFile, PrivateOwner, Uploader } from './asset.types.ts';

const db = ownTables('asset');

/** Somebody may go and look for words; a day later it was not meant. */
const UNUSED_MS = 24 * 3_600_000;

export async function insertPrivateFile(ctx: TxCtx, { owner, sender, ...file }: NewPrivateFile): Promise<void> {
  const { kind, memberId, cid } = owner;
  await db(ctx)
    .insertInto('asset.private_file')
    .values({
      mid: ctx.mid,
      ...file,
      owner_kind: kind,
      member_id: memberId,
      cid,
      staff_id: sender.staffId ?? null,
      uploaded_at: ctx.now,
      unused_until: new Date(ctx.now.getTime() + UNUSED_MS),
    })
    .execute();
}

/** Those of these that belong to this and nothing else, by their ids. */
export async function findPrivateFiles(
  ctx: Ctx,
  { kind, memberId, cid }: PrivateOwner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PrivateFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db(ctx)
    .selectFrom('asset.private_file')
    .select(['id', 'width', 'height'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .where('owner_kind', '=', kind)
    .where('member_id', '=', memberId)
    .where('cid', '=', cid)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One that its sender uploaded for this becomes part of it; false: there is none. */
export async function usePrivateFile(
  ctx: TxCtx,
  { kind, memberId, cid }: PrivateOwner,
  { staffId }: Uploader,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('asset.private_file')
    .set({ unused_until: null })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('owner_kind', '=', kind)
    .where('member_id', '=', memberId)
    .where('cid', '=', cid)
    .where('staff_id', 'is not distinct from', staffId ?? null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets those of these that nobody has used. */
export const deleteUnusedFiles = (ctx: TxCtx, ids: readonly string[]) =>
  db(ctx)
    .deleteFrom('asset.private_file')
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .where('unused_until', '<', ctx.now)
    .returning(['key', 'bytes', 'member_id', 'staff_id'])
    .execute();

/** Where one is kept; undefined when it is there no more. */
export async function findPrivateKey(ctx: Ctx, id: string): Promise<string | undefined> {
  const row = await db(ctx)
    .selectFrom('asset.private_file')
    .select('key')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.key;
}

/** Forgets what concerns a member, whoever sent it. */
export const deletePrivateFiles = (ctx: TxCtx, memberId: string) =>
  db(ctx)
    .deleteFrom('asset.private_file')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .returning(['key', 'bytes'])
    .execute();

/** What a member has sent to be seen by few. */
export const exportPrivateFiles = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('asset.private_file')
    .select(['id', 'owner_kind', 'cid', 'bytes', 'uploaded_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('staff_id', 'is', null)
    .orderBy('id')
    .execute();
