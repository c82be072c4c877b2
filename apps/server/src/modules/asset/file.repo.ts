import type { ParsedOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { NewFile } from './asset.types.ts';
import type { StorageQuota } from './storage-quota.rules.ts';

const db = ownTables('asset');

/** The merchant's own row; ids of members begin far above. */
export const MERCHANT = '0';

/** One file more in an owner's room, by the one statement that also looks whether it fits. False: it does not. */
export async function reserveStorage(ctx: TxCtx, ownerId: string, bytes: number, most: StorageQuota): Promise<boolean> {
  const { rows } = await sql`
    insert into asset.room as room (mid, owner_id, files, bytes) values (${ctx.mid}, ${ownerId}, 1, ${bytes})
    on conflict (mid, owner_id) do update set files = room.files + 1, bytes = room.bytes + excluded.bytes
     where room.files < ${most.files} and room.bytes + excluded.bytes <= ${most.bytes}
    returning files`.execute(db(ctx));
  return rows.length > 0;
}

export async function insertFile(ctx: TxCtx, { key, sender, purpose, bytes, width, height }: NewFile): Promise<void> {
  const { memberId = null, staffId = null } = sender;
  await db(ctx)
    .insertInto('asset.file')
    .values({ mid: ctx.mid, key, member_id: memberId, staff_id: staffId, purpose, bytes, width, height, uploaded_at: ctx.now })
    .execute();
}

/** Those of the keys under which a member has uploaded something; in no order. */
export async function findOwnFiles(ctx: Ctx, memberId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const found = await db(ctx)
    .selectFrom('asset.file')
    .select('key')
    .where('mid', '=', ctx.mid)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('member_id', '=', memberId)
    .execute();
  return found.map(({ key }) => key);
}

/** What staff have uploaded, newest first; one more than a page has. */
export async function listStaffFiles(ctx: Ctx, { purpose, pageNum, pageSize }: ParsedOf<'asset.file.list'>) {
  const found = db(ctx)
    .selectFrom('asset.file')
    .where('mid', '=', ctx.mid)
    .where('staff_id', 'is not', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''));
  const rows = await found
    .select(['key', 'width', 'height', 'bytes', 'uploaded_at'])
    .select([sql<string>`staff_id`.as('staff_id'), sql<'goods' | 'page'>`purpose`.as('purpose')])
    .orderBy('uploaded_at', 'desc')
    .orderBy('key')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute();
  return { rows, total: await countRows(db(ctx), found.select('key')) };
}

/** Forgets a member's files. */
export const deleteOwnFiles = (ctx: TxCtx, memberId: string) =>
  db(ctx).deleteFrom('asset.file').where('mid', '=', ctx.mid).where('member_id', '=', memberId).returning(['key', 'bytes']).execute();

/** Gives back the room that forgotten files took. */
export async function releaseStorage(ctx: TxCtx, ownerId: string, gone: readonly { readonly bytes: number }[]): Promise<void> {
  if (gone.length === 0) return;
  const bytes = gone.reduce((sum, file) => sum + file.bytes, 0);
  // An empty room is no row.
  await sql`delete from asset.room where mid = ${ctx.mid} and owner_id = ${ownerId} and files = ${gone.length}`.execute(db(ctx));
  await sql`
    update asset.room set files = files - ${gone.length}, bytes = bytes - ${bytes}
     where mid = ${ctx.mid} and owner_id = ${ownerId} and files > ${gone.length}`.execute(db(ctx));
}

/** Whoever has left needs no room. */
export const deleteRoom = (ctx: TxCtx, ownerId: string) =>
  db(ctx).deleteFrom('asset.room').where('mid', '=', ctx.mid).where('owner_id', '=', ownerId).execute();

/** What a member has uploaded. */
export const exportFiles = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('asset.file')
    .select(['key', 'purpose', 'bytes', 'uploaded_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('key')
    .execute();
