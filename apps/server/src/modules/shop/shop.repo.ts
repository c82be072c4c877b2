import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewMerchant } from './shop.types.ts';

const db = ownTables('shop');

export interface OrganisationRow {
  cid: string;
  name: string;
  note: string;
  square_logo: string;
}

const merchantById = prepared('shop.merchant', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  tables.selectFrom('shop.merchant').select(['name', 'default_cid']).where('mid', '=', p.mid),
);
export const findMerchant = async (ctx: Ctx) => (await merchantById(db(ctx), { mid: ctx.mid }))[0];

const organisationsOf = prepared('shop.organisations', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  tables
    .selectFrom('shop.organisation')
    .select(['cid', 'name', 'note', 'square_logo'])
    .where('mid', '=', p.mid)
    .orderBy('position')
    .orderBy('cid'),
);
export const listOrganisations = (ctx: Ctx): Promise<OrganisationRow[]> => organisationsOf(db(ctx), { mid: ctx.mid });

export async function insertMerchant(ctx: TxCtx, merchant: NewMerchant): Promise<void> {
  const { mid } = ctx;
  await db(ctx).insertInto('shop.merchant').values({ mid, name: merchant.name, default_cid: merchant.defaultCid }).execute();
  const organisations = merchant.organisations.map((shop, position) => ({
    mid,
    cid: shop.cid,
    name: shop.name,
    note: shop.note,
    square_logo: shop.squareLogo,
    position,
  }));
  await db(ctx).insertInto('shop.organisation').values(organisations).execute();
}
