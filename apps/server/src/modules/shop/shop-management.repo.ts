import type { Point } from '@qianpu/contract/types';
import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { ShopStatus, Week } from './shop.types.ts';

const db = ownTables('shop');

/** What is left out stays as it is. */
export interface ShopFields {
  readonly name?: string | undefined;
  readonly note?: string | undefined;
  readonly squareLogo?: string | undefined;
  readonly circularLogo?: string | null | undefined;
  readonly cover?: string | null | undefined;
  readonly address?: string | undefined;
  readonly phones?: readonly string[] | undefined;
  readonly hours?: string | undefined;
  readonly week?: Week | null | undefined;
  readonly point?: Point | null | undefined;
  readonly hasNavigation?: boolean | undefined;
  readonly status?: ShopStatus | undefined;
}

type Columns = Partial<Insertable<DB['shop.organisation']>>;
const columnsOf = ({ point, week, phones, ...shop }: ShopFields): Columns => {
  const columns = {
    name: shop.name,
    note: shop.note,
    square_logo: shop.squareLogo,
    circular_logo: shop.circularLogo,
    cover: shop.cover,
    address: shop.address,
    phones: phones && [...phones],
    hours: shop.hours,
    week: week && JSON.stringify(week),
    shop_navigation: shop.hasNavigation,
    status: shop.status,
    ...(point !== undefined && { latitude: point?.lat ?? null, longitude: point?.lng ?? null }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
};

/** Behind the others. The merchant's row is held, so that no two get the same place. */
export async function insertShop(ctx: TxCtx, cid: string, shop: ShopFields & { name: string; squareLogo: string }): Promise<void> {
  const { mid } = ctx;
  const last = db(ctx).selectFrom('shop.organisation').where('mid', '=', mid);
  await db(ctx)
    .insertInto('shop.organisation')
    .values((eb) => ({
      ...columnsOf(shop),
      mid,
      cid,
      name: shop.name,
      square_logo: shop.squareLogo,
      position: eb.fn.coalesce(
        last.select(({ fn }) => sql<number>`${fn.max('position')} + 1`.as('next')),
        sql<number>`0`,
      ),
    }))
    .execute();
}

/** Names the shop as well: a change of nothing is a statement, too. */
export const updateShop = (ctx: TxCtx, cid: string, shop: ShopFields) =>
  db(ctx)
    .updateTable('shop.organisation')
    .set({ cid, ...columnsOf(shop) })
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .execute();

/** In one statement, so that shoppers never see half of an order. */
export const updateOrder = (ctx: TxCtx, cids: readonly string[]) =>
  sql`
    update shop.organisation o set position = placed.position
      from (select cid, row_number() over (order by array_position(${cids}::bigint[], cid) nulls last, position, cid) - 1 as position
              from shop.organisation where mid = ${ctx.mid}::bigint) placed
     where o.mid = ${ctx.mid}::bigint and o.cid = placed.cid`.execute(db(ctx));

interface ShopFilter {
  readonly words?: string | undefined;
  readonly status?: ShopStatus | undefined;
  /** Null: all of the merchant. */
  readonly cids: readonly string[] | null;
}

const shops = (ctx: Ctx, { words, status, cids }: ShopFilter) =>
  db(ctx)
    .selectFrom('shop.organisation as o')
    .where('o.mid', '=', ctx.mid)
    .$if(words !== undefined, (query) => query.where(sql<boolean>`strpos(lower(o.name), lower(${words})) > 0`))
    .$if(status !== undefined, (query) => query.where('o.status', '=', status ?? ''))
    .$if(cids !== null, (query) => query.where('o.cid', '=', sql<string>`any(${cids}::bigint[])`));

/** In the order shoppers see them. */
export const listShopRows = (ctx: Ctx, filter: ShopFilter, page: { offset: number; limit: number }) =>
  shops(ctx, filter)
    .select(['o.cid', 'o.name', 'o.note', 'o.square_logo', 'o.circular_logo', 'o.cover', 'o.address', 'o.phones', 'o.hours'])
    .select(['o.latitude', 'o.longitude', 'o.shop_navigation', 'o.position'])
    .select([sql<Week | null>`o.week`.as('week'), sql<ShopStatus>`o.status`.as('status')])
    .orderBy('o.position')
    .orderBy('o.cid')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export type ShopRow = Awaited<ReturnType<typeof listShopRows>>[number];

export const countShops = (ctx: Ctx, filter: ShopFilter): Promise<number> => countRows(db(ctx), shops(ctx, filter).select('o.cid'));

interface MerchantFields {
  readonly name?: string | undefined;
  readonly clientTypes?: readonly number[] | undefined;
  readonly defaultCid?: string | undefined;
}

export const updateMerchant = (ctx: TxCtx, { name, clientTypes, defaultCid }: MerchantFields) =>
  db(ctx)
    .updateTable('shop.merchant')
    .set({
      mid: ctx.mid,
      ...(name !== undefined && { name }),
      ...(clientTypes && { client_types: [...clientTypes] }),
      ...(defaultCid !== undefined && { default_cid: defaultCid }),
    })
    .where('mid', '=', ctx.mid)
    .execute();

/** The first shop is the default one. */
export const fillDefaultShop = (ctx: TxCtx, cid: string) =>
  db(ctx).updateTable('shop.merchant').set({ default_cid: cid }).where('mid', '=', ctx.mid).where('default_cid', 'is', null).execute();
