import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Address, WholeAddress } from './address.types.ts';

const db = ownTables('member');

const ADDRESS_LIMIT = 20;

const columns = [
  'id',
  'name',
  'phone',
  'region_code as regionCode',
  'province',
  'city',
  'district',
  'street',
  'is_default as isDefault',
  'label',
] as const;

/** Changes of one member's book wait for one another at the member's row. */
export async function lockBook(ctx: TxCtx, memberId: string): Promise<void> {
  await db(ctx)
    .selectFrom('member.account')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

const book = (ctx: Ctx, memberId: string) =>
  db(ctx).selectFrom('member.address').select(columns).where('mid', '=', ctx.mid).where('member_id', '=', memberId);

/** The default first, then the newest. One row more than asked for: it tells whether another page follows. */
export const listAddresses = (ctx: Ctx, memberId: string, page: { pageNum: number; pageSize: number }): Promise<Address[]> =>
  book(ctx, memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize + 1)
    .offset((page.pageNum - 1) * page.pageSize)
    .execute();

interface Wanted {
  readonly mid: string;
  readonly memberId: string;
}
const addressesOf = (tables: OwnDb<'member'>, p: Wanted) =>
  tables
    .selectFrom('member.address')
    .select(columns)
    .where('mid', '=', p.mid)
    .where('member_id', '=', p.memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
const byId = prepared('member.address', (tables: OwnDb<'member'>, p: Wanted & { id: string }) =>
  addressesOf(tables, p).where('id', '=', p.id),
);
const usual = prepared('member.usual_address', addressesOf);
/** The member's address of this id; without an id the default one, else the newest. */
export async function findAddress(ctx: Ctx, memberId: string, id?: string): Promise<Address | undefined> {
  const wanted = { mid: ctx.mid, memberId };
  return (await (id === undefined ? usual(db(ctx), wanted) : byId(db(ctx), { ...wanted, id })))[0];
}

/** The member's address of this id with its point, which only its owner reads. */
export async function findWholeAddress(ctx: Ctx, memberId: string, id: string): Promise<WholeAddress | undefined> {
  const found = await book(ctx, memberId).select(['latitude', 'longitude']).where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  const { latitude, longitude, ...address } = found;
  return { ...address, point: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude } };
}

/** Before another becomes it: the index lets no two defaults stand beside each other, not even within a statement. */
export const clearDefault = (ctx: TxCtx, memberId: string, exceptId: string) =>
  db(ctx)
    .updateTable('member.address')
    .set({ is_default: false })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .where('id', '<>', exceptId)
    .execute();

/** False when the book is full. The first address of a book is its default. */
export async function insertAddress(ctx: TxCtx, memberId: string, address: WholeAddress): Promise<boolean> {
  const count = sql<number>`(select count(*) from member.address where mid = ${ctx.mid} and member_id = ${memberId})`;
  const inserted = await db(ctx)
    .insertInto('member.address')
    .columns([
      'mid',
      'id',
      'member_id',
      'name',
      'phone',
      'region_code',
      'province',
      'city',
      'district',
      'street',
      'is_default',
      'label',
      'created_at',
      'latitude',
      'longitude',
    ])
    .expression(
      db(ctx)
        .selectNoFrom([
          sql<string>`${ctx.mid}::bigint`.as('mid'),
          sql<string>`${address.id}::bigint`.as('id'),
          sql<string>`${memberId}::bigint`.as('member_id'),
          sql<string>`${address.name}`.as('name'),
          sql<string>`${address.phone}`.as('phone'),
          sql<string>`${address.regionCode}`.as('region_code'),
          sql<string>`${address.province}`.as('province'),
          sql<string>`${address.city}`.as('city'),
          sql<string>`${address.district}`.as('district'),
          sql<string>`${address.street}`.as('street'),
          sql<boolean>`${address.isDefault} or ${count} = 0`.as('is_default'),
          sql<string>`${address.label}`.as('label'),
          sql<Date>`${ctx.now}::timestamptz`.as('created_at'),
          sql<number | null>`${address.point?.lat ?? null}::float8`.as('latitude'),
          sql<number | null>`${address.point?.lng ?? null}::float8`.as('longitude'),
        ])
        .where(count, '<', ADDRESS_LIMIT),
    )
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when the member has no such address. */
export async function updateAddress(ctx: TxCtx, memberId: string, address: WholeAddress): Promise<boolean> {
  const { id, regionCode, isDefault, point, ...fields } = address;
  const changed = await db(ctx)
    .updateTable('member.address')
    .set({
      ...fields,
      region_code: regionCode,
      is_default: isDefault,
      latitude: point?.lat ?? null,
      longitude: point?.lng ?? null,
    })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The newest of one book go to another, as far as there is room; its default stays its own. Both accounts must be held. */
export const moveAddresses = (ctx: TxCtx, memberId: string, toId: string) =>
  sql`
    with theirs as (
      select count(*) as held, coalesce(bool_or(is_default), false) as has_default
        from member.address where mid = ${ctx.mid}::bigint and member_id = ${toId}::bigint
    ), ours as (
      select a.id, row_number() over (order by a.is_default desc, a.id desc) as nth
        from member.address a where a.mid = ${ctx.mid}::bigint and a.member_id = ${memberId}::bigint
    )
    update member.address a set member_id = ${toId}::bigint, is_default = a.is_default and not t.has_default
      from ours o cross join theirs t
     where a.mid = ${ctx.mid}::bigint and a.id = o.id and o.nth <= ${ADDRESS_LIMIT}::integer - t.held`.execute(db(ctx));

/** False when the member has no such address. */
export async function deleteAddress(ctx: TxCtx, memberId: string, id: string): Promise<boolean> {
  const gone = await db(ctx)
    .deleteFrom('member.address')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
