import type { Point } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewMerchant, NewStatus, OrganisationDetail, OrganisationPlace, OrganisationRow, ShopStatus } from './shop.types.ts';

const db = ownTables('shop');

const status = sql<ShopStatus>`status`.as('status');

const merchantById = prepared('shop.merchant', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  tables.selectFrom('shop.merchant').select(['mid', 'name', 'default_cid', 'client_types']).where('mid', '=', p.mid),
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

const placesOf = prepared('shop.places', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  tables
    .selectFrom('shop.organisation')
    .select(['cid', 'name', 'note', 'square_logo', 'shop_navigation', status, 'latitude', 'longitude'])
    .where('mid', '=', p.mid)
    .orderBy('position')
    .orderBy('cid'),
);
/** All of them with where they are, in the merchant's order. */
export const listPlaces = async (ctx: Ctx): Promise<OrganisationPlace[]> =>
  (await placesOf(db(ctx), { mid: ctx.mid })).map(({ latitude, longitude, ...shop }) => ({
    ...shop,
    point: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  }));

const details = ['mid', 'cid', 'name', 'note', 'square_logo', 'circular_logo', 'shop_navigation', 'hours', 'phones', status] as const;

const organisationById = prepared('shop.organisation', (tables: OwnDb<'shop'>, p: { mid: string; cid: string }) =>
  tables.selectFrom('shop.organisation').select(details).where('mid', '=', p.mid).where('cid', '=', p.cid),
);
export const findOrganisation = async (ctx: Ctx, cid: string): Promise<OrganisationDetail | undefined> =>
  (await organisationById(db(ctx), { mid: ctx.mid, cid }))[0];

export const updateStatus = (ctx: TxCtx, wish: NewStatus): Promise<OrganisationDetail | undefined> =>
  db(ctx)
    .updateTable('shop.organisation')
    .set({
      status: wish.status,
      ...(wish.hours !== undefined && { hours: wish.hours }),
      ...(wish.phones && { phones: [...wish.phones] }),
    })
    .where('mid', '=', ctx.mid)
    .where('cid', '=', wish.cid)
    .returning(details)
    .executeTakeFirst();

/** False when the merchant has no such shop. */
export async function updatePoint(ctx: TxCtx, cid: string, point: Point | null): Promise<boolean> {
  const changed = await db(ctx)
    .updateTable('shop.organisation')
    .set({ latitude: point?.lat ?? null, longitude: point?.lng ?? null })
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function insertMerchant(ctx: TxCtx, merchant: NewMerchant): Promise<void> {
  const { mid } = ctx;
  await db(ctx).insertInto('shop.merchant').values({ mid, name: merchant.name, default_cid: merchant.defaultCid }).execute();
  const organisations = merchant.organisations.map((shop, position) => ({
    mid,
    cid: shop.cid,
    name: shop.name,
    note: shop.note,
    square_logo: shop.squareLogo,
    hours: shop.hours ?? '',
    phones: [...(shop.phones ?? [])],
    latitude: shop.point?.lat ?? null,
    longitude: shop.point?.lng ?? null,
    position,
  }));
  await db(ctx).insertInto('shop.organisation').values(organisations).execute();
}
