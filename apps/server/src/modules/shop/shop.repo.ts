import type { Point } from '@qianpu/contract/types';
import { sql, type Updateable } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Ctx, Lang, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewMerchant, NewProfile, NewStatus, OrganisationDetail, OrganisationRow, ShopStatus, Week } from './shop.types.ts';

const db = ownTables('shop');

const status = sql<ShopStatus>`status`.as('status');

const merchantById = prepared('shop.merchant', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  tables
    .selectFrom('shop.merchant')
    .select(['mid', 'name', 'default_cid', 'client_types', sql<Lang[]>`languages`.as('languages')])
    .where('mid', '=', p.mid),
);
export const findMerchant = async (ctx: Ctx) => (await merchantById(db(ctx), { mid: ctx.mid }))[0];

const organisationsOf = prepared('shop.organisations', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  tables
    .selectFrom('shop.organisation')
    .select(['cid', 'name', 'note', 'square_logo', 'shop_navigation', status])
    .where('mid', '=', p.mid)
    .orderBy('position')
    .orderBy('cid'),
);
/** All of them: orders of a shop that was closed still show its name. */
export const listOrganisations = (ctx: Ctx): Promise<OrganisationRow[]> => organisationsOf(db(ctx), { mid: ctx.mid });

const details = (tables: OwnDb<'shop'>) =>
  tables
    .selectFrom('shop.organisation as o')
    .leftJoin('shop.rating as r', (join) => join.onRef('r.mid', '=', 'o.mid').onRef('r.cid', '=', 'o.cid'))
    .select([
      'o.mid',
      'o.cid',
      'o.name',
      'o.note',
      'o.square_logo',
      'o.circular_logo',
      'o.shop_navigation',
      status,
      'o.cover',
      'o.address',
      'o.phones',
      'o.hours',
      sql<Week | null>`o.week`.as('week'),
      'o.latitude',
      'o.longitude',
      sql<number>`coalesce(r.reviews, 0)`.as('reviews'),
      sql<number>`coalesce(r.stars, 0)`.as('stars'),
      sql<number>`coalesce(r.service_reviews, 0)`.as('service_reviews'),
      sql<number>`coalesce(r.service_stars, 0)`.as('service_stars'),
      sql<number>`coalesce(r.logistics_reviews, 0)`.as('logistics_reviews'),
      sql<number>`coalesce(r.logistics_stars, 0)`.as('logistics_stars'),
    ]);

type DetailRow = Omit<OrganisationDetail, 'point'> & { latitude: number | null; longitude: number | null };
const withPoint = ({ latitude, longitude, ...shop }: DetailRow): OrganisationDetail => ({
  ...shop,
  point: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
});

const placesOf = prepared('shop.places', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  details(tables).where('o.mid', '=', p.mid).orderBy('o.position').orderBy('o.cid'),
);
/** All of them with where they are, in the merchant's order. */
export const listPlaces = async (ctx: Ctx): Promise<OrganisationDetail[]> => (await placesOf(db(ctx), { mid: ctx.mid })).map(withPoint);

const organisationById = prepared('shop.organisation', (tables: OwnDb<'shop'>, p: { mid: string; cid: string }) =>
  details(tables).where('o.mid', '=', p.mid).where('o.cid', '=', p.cid),
);
export const findOrganisation = async (ctx: Ctx, cid: string): Promise<OrganisationDetail | undefined> =>
  (await organisationById(db(ctx), { mid: ctx.mid, cid })).map(withPoint)[0];

type Changes = Updateable<DB['shop.organisation']>;

/** False when the merchant has no such shop. */
async function update(ctx: TxCtx, cid: string, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('shop.organisation')
    .set(changes)
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const updateStatus = (ctx: TxCtx, { cid, status, hours, phones }: NewStatus) =>
  update(ctx, cid, { status, ...(hours !== undefined && { hours }), ...(phones && { phones: [...phones] }) });

/** Names the shop as well: a change of nothing is a statement, too. */
export const updateProfile = (ctx: TxCtx, { cid, cover, address, week, phones }: NewProfile) =>
  update(ctx, cid, {
    cid,
    ...(cover !== undefined && { cover }),
    ...(address !== undefined && { address }),
    ...(week !== undefined && { week: week && JSON.stringify(week) }),
    ...(phones && { phones: [...phones] }),
  });

export const updatePoint = (ctx: TxCtx, cid: string, point: Point | null) =>
  update(ctx, cid, { latitude: point?.lat ?? null, longitude: point?.lng ?? null });

export async function insertMerchant(ctx: TxCtx, merchant: NewMerchant): Promise<void> {
  const { mid } = ctx;
  const { name, defaultCid, clientTypes } = merchant;
  await db(ctx)
    .insertInto('shop.merchant')
    .values({ mid, name, default_cid: defaultCid, ...(clientTypes && { client_types: [...clientTypes] }) })
    .execute();
  if (merchant.organisations.length === 0) return;
  const organisations = merchant.organisations.map((shop, position) => ({
    mid,
    cid: shop.cid,
    name: shop.name,
    note: shop.note,
    square_logo: shop.squareLogo,
    hours: shop.hours ?? '',
    cover: shop.cover ?? null,
    address: shop.address ?? '',
    week: shop.week ? JSON.stringify(shop.week) : null,
    phones: [...(shop.phones ?? [])],
    latitude: shop.point?.lat ?? null,
    longitude: shop.point?.lng ?? null,
    position,
  }));
  await db(ctx).insertInto('shop.organisation').values(organisations).execute();
}
