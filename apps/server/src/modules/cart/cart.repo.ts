import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx, Member, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { LINE_LIMIT, QUANTITY_LIMIT } from './cart.rules.ts';
import type { KnownLine, LineChange, LineKey, LineQuantity, PieceCount, StoredLine } from './cart.types.ts';

const db = ownTables('cart');

interface Owner {
  readonly mid: string;
  readonly memberId: string;
}
const ownerOf = ({ mid, actor }: Ctx<Member>): Owner => ({ mid, memberId: actor.memberId });

const linesOf = prepared('cart.lines', (tables: OwnDb<'cart'>, p: Owner) =>
  tables
    .selectFrom('cart.line')
    .select(['cid', 'sku_id as skuId', 'goods_id as goodsId', 'quantity', 'is_ticked as isTicked', 'added_price_fen'])
    .where('mid', '=', p.mid)
    .where('member_id', '=', p.memberId)
    .orderBy('added_at', 'desc')
    .orderBy('sku_id', 'desc')
    .orderBy('cid'),
);

type LineRow = Omit<StoredLine, 'addedPriceFen'> & { added_price_fen: string | null };
const asLine = ({ added_price_fen: added, ...line }: LineRow): StoredLine => ({
  ...line,
  addedPriceFen: added === null ? null : fen(added),
});

/** Latest first. */
export const listLines = async (ctx: Ctx<Member>): Promise<StoredLine[]> => (await linesOf(db(ctx), ownerOf(ctx))).map(asLine);

const tickedOf = prepared('cart.ticked', (tables: OwnDb<'cart'>, p: Owner) =>
  tables
    .selectFrom('cart.line')
    .select(['cid', 'sku_id as skuId', 'quantity'])
    .where('mid', '=', p.mid)
    .where('member_id', '=', p.memberId)
    .where('is_ticked', '=', true)
    .orderBy('added_at', 'desc')
    .orderBy('sku_id', 'desc')
    .orderBy('cid'),
);
export const tickedLines = (ctx: Ctx<Member>): Promise<LineQuantity[]> => tickedOf(db(ctx), ownerOf(ctx));

const piecesOf = prepared('cart.pieces', (tables: OwnDb<'cart'>, p: Owner & { cid: string }) =>
  tables
    .selectFrom('cart.line')
    .select([
      sql<number>`coalesce(sum(quantity) filter (where cid = ${p.cid}::bigint), 0)::int`.as('ofShop'),
      sql<number>`coalesce(sum(quantity), 0)::int`.as('inAll'),
    ])
    .where('mid', '=', p.mid)
    .where('member_id', '=', p.memberId),
);
/** Pieces in the cart: those from one shop, and all. */
export const countPieces = async (ctx: Ctx<Member>, cid = '0'): Promise<PieceCount> =>
  (await piecesOf(db(ctx), { ...ownerOf(ctx), cid }))[0] ?? { ofShop: 0, inAll: 0 };

const lock = prepared('cart.lock', (tables: OwnDb<'cart'>, p: { memberId: string }) =>
  tables.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('cart'), hashint8(${p.memberId}::bigint))`.as('locked')),
);
/** Changes of one cart happen one after another: its limit is judged on what the last one left, and none waits crosswise. */
export const lockCart = (ctx: TxCtx<Member>) => lock(db(ctx), ownerOf(ctx));

interface Put extends Owner {
  readonly cids: readonly string[];
  readonly skuIds: readonly string[];
  readonly goodsIds: readonly string[];
  readonly quantities: readonly number[];
  readonly prices: readonly (number | null)[];
  readonly now: Date;
}

const put = (name: string, onKnown: string) =>
  prepared(name, (tables: OwnDb<'cart'>, p: Put) => ({
    compile: () =>
      sql<{ sku_id: string }>`
        with held as (
          select cid, sku_id from cart.line where mid = ${p.mid} and member_id = ${p.memberId}
        ), input as (
          select cid, sku_id, goods_id, quantity, price_fen, h.sku_id is not null as is_held,
                 row_number() over (partition by h.sku_id is not null order by nth) as rank
            from unnest(${p.cids}::bigint[], ${p.skuIds}::bigint[], ${p.goodsIds}::bigint[], ${p.quantities}::smallint[],
                        ${p.prices}::bigint[]) with ordinality w (cid, sku_id, goods_id, quantity, price_fen, nth)
            left join held h using (cid, sku_id)
        )
        insert into cart.line as l (mid, member_id, cid, sku_id, goods_id, quantity, added_at, added_price_fen)
        select ${p.mid}, ${p.memberId}, cid, sku_id, goods_id, quantity, ${p.now}, price_fen
          from input where is_held or rank <= ${sql.lit(LINE_LIMIT)} - (select count(*) from held)
        on conflict (mid, member_id, cid, sku_id) do update set ${sql.raw(onKnown)}
        returning sku_id`.compile(tables),
  }));

const asAddedNow = 'is_ticked = true, added_at = excluded.added_at, added_price_fen = excluded.added_price_fen';
const addTo = put('cart.add', `quantity = least(${QUANTITY_LIMIT}, l.quantity + excluded.quantity), ${asAddedNow}`);
const putBack = put('cart.again', `quantity = greatest(l.quantity, excluded.quantity), ${asAddedNow}`);
const mergeInto = put('cart.merge', 'quantity = greatest(l.quantity, excluded.quantity)');

const putOf = (ctx: Ctx<Member>, lines: readonly KnownLine[]): Put => ({
  ...ownerOf(ctx),
  cids: lines.map(({ cid }) => cid),
  skuIds: lines.map(({ skuId }) => skuId),
  goodsIds: lines.map(({ goodsId }) => goodsId),
  quantities: lines.map(({ quantity }) => quantity),
  prices: lines.map(({ addedPriceFen }) => addedPriceFen),
  now: ctx.now,
});

/** Puts more pieces in; false when the cart has no room for another line. Under `lockCart`. */
export const addLine = async (ctx: TxCtx<Member>, line: KnownLine): Promise<boolean> =>
  (await addTo(db(ctx), putOf(ctx, [line]))).length > 0;

/** Puts lines in, ticked, with at least so many pieces, as far as there is room; the SKUs that are in then. Under `lockCart`. */
export const putLines = async (ctx: TxCtx<Member>, lines: readonly KnownLine[]): Promise<string[]> =>
  (await putBack(db(ctx), putOf(ctx, lines))).map(({ sku_id }) => sku_id);

/** Lines of another cart join this one, as far as there is room; a line in both keeps the larger quantity. Under `lockCart`. */
export const mergeLines = (ctx: TxCtx<Member>, lines: readonly KnownLine[]) => mergeInto(db(ctx), putOf(ctx, lines));

interface Edit extends Owner {
  readonly cids: readonly string[];
  readonly skuIds: readonly string[];
  readonly quantities: readonly (number | null)[];
  readonly ticks: readonly (boolean | null)[];
}

const edit = prepared('cart.edit', (tables: OwnDb<'cart'>, p: Edit) => ({
  compile: () =>
    sql<LineRow>`
      with changed as (
        update cart.line l
           set quantity = coalesce(c.quantity, l.quantity), is_ticked = coalesce(c.is_ticked, l.is_ticked)
          from unnest(${p.cids}::bigint[], ${p.skuIds}::bigint[], ${p.quantities}::smallint[], ${p.ticks}::boolean[])
               c (cid, sku_id, quantity, is_ticked)
         where l.mid = ${p.mid} and l.member_id = ${p.memberId} and l.cid = c.cid and l.sku_id = c.sku_id
        returning l.cid, l.sku_id, l.quantity, l.is_ticked
      )
      select l.cid, l.sku_id as "skuId", l.goods_id as "goodsId",
             coalesce(c.quantity, l.quantity) as quantity, coalesce(c.is_ticked, l.is_ticked) as "isTicked", l.added_price_fen
        from cart.line l left join changed c on c.cid = l.cid and c.sku_id = l.sku_id
       where l.mid = ${p.mid} and l.member_id = ${p.memberId}
       order by l.added_at desc, l.sku_id desc, l.cid`.compile(tables),
}));
/** Changes lines; every line as it is afterwards. Under `lockCart`. */
export const editLines = async (ctx: TxCtx<Member>, changes: readonly LineChange[]): Promise<StoredLine[]> => {
  const rows = await edit(db(ctx), {
    ...ownerOf(ctx),
    cids: changes.map(({ cid }) => cid),
    skuIds: changes.map(({ skuId }) => skuId),
    quantities: changes.map(({ quantity }) => quantity ?? null),
    ticks: changes.map(({ isTicked }) => isTicked ?? null),
  });
  return rows.map(asLine);
};

const remove = prepared('cart.delete', (tables: OwnDb<'cart'>, p: Owner & { cids: readonly string[]; skuIds: readonly string[] }) => ({
  compile: () =>
    sql<LineRow>`
      with gone as (
        delete from cart.line
         where mid = ${p.mid} and member_id = ${p.memberId}
           and (cid, sku_id) in (select * from unnest(${p.cids}::bigint[], ${p.skuIds}::bigint[]))
        returning cid, sku_id
      )
      select cid, sku_id as "skuId", goods_id as "goodsId", quantity, is_ticked as "isTicked", added_price_fen
        from cart.line l
       where mid = ${p.mid} and member_id = ${p.memberId}
         and not exists (select from gone g where g.cid = l.cid and g.sku_id = l.sku_id)
       order by added_at desc, sku_id desc, cid`.compile(tables),
}));
/** Takes lines out; every line that is left. Under `lockCart`. */
export const deleteLines = async (ctx: TxCtx<Member>, lines: readonly LineKey[]): Promise<StoredLine[]> => {
  const rows = await remove(db(ctx), { ...ownerOf(ctx), cids: lines.map(({ cid }) => cid), skuIds: lines.map(({ skuId }) => skuId) });
  return rows.map(asLine);
};
