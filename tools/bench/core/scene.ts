import pg from 'pg';
import { databaseUrl } from '../../mall/engines/postgres.ts';
import { removeRun } from './remove-run.ts';
import type { Goods, Pair, Scene, Shop, Sku } from './scene.types.ts';
import { addMembers } from './scene-members.ts';
import { raiseStock } from './scene-stock.ts';

const GOODS = 20_000;
const ADDERS = 4_000;
const CALCULATORS = 4_000;
const BUYERS = 40_000;

export async function openScene(database: string): Promise<Scene> {
  const db = await connect(database);
  await waitForTurn(db);
  await removeRun(db);
  const { rows: shops } = await db.query<Shop>(
    'select o.mid, o.cid from shop.organisation o where exists (select from catalog.shelf s where s.mid = o.mid and s.cid = o.cid) order by 1, 2',
  );
  const { rows: goods } = await sample<Goods>(db, 'catalog.shelf', 'mid, cid, goods_id as "goodsId"', GOODS);
  const pairs = await pairsOf(db);
  const need = { pairs, adders: ADDERS, calculators: CALCULATORS, buyers: BUYERS };
  const { adders, calculators, buyers } = await addMembers(db, need);
  await raiseStock(db, pairs);
  const close = async () => {
    await removeRun(db);
    await db.end();
  };
  return { database, db, shops, goods, pairs, adders, calculators, buyers, [Symbol.asyncDispose]: close };
}

const MISSING_DATABASE = '3D000';

async function connect(database: string): Promise<pg.Client> {
  const db = new pg.Client({ connectionString: databaseUrl(database) });
  try {
    await db.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== MISSING_DATABASE) throw error;
    console.error(`there is no ${database}: ./mall scale, ./mall scale --merchants 1 and ./mall scale --wide load what is measured on`);
    process.exit(2);
  }
  return db;
}

/** Two runs on one database would take each other's members away: the second waits. */
async function waitForTurn(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ isFree: boolean }>(`select pg_try_advisory_lock(hashtext('core scene')) as "isFree"`);
  if (rows[0]?.isFree) return;
  console.error(`another run measures on ${db.database}: waiting until it ends`);
  await db.query("select pg_advisory_lock(hashtext('core scene'))");
}

/** Evenly over the table; the seed keeps the draw. */
async function sample<Row extends pg.QueryResultRow>(db: pg.Client, table: string, columns: string, count: number) {
  const { rows } = await db.query<{ n: number }>('select greatest(reltuples, 1)::float8 as n from pg_class where oid = $1::regclass', [
    table,
  ]);
  const percent = Math.min(100, (count / (rows[0]?.n ?? 1)) * 130);
  return db.query<Row>(
    `select * from (select ${columns} from ${table} tablesample bernoulli (${percent}) repeatable (1)) t
      order by hashint8("mid") # hashtext(t::text) limit ${count}`,
  );
}

async function pairsOf(db: pg.Client): Promise<Pair[]> {
  const { rows } = await sample<Omit<Sku, 'goodsId'> & { onShelf: boolean }>(
    db,
    'catalog.listing',
    'mid, cid, sku_id as "skuId", price_fen as "priceFen", on_shelf as "onShelf"',
    GOODS,
  );
  const { rows: goodsIds } = await db.query<{ id: string; goodsId: string }>(
    `select k.id, k.goods_id as "goodsId" from unnest($1::bigint[], $2::bigint[]) as w (mid, id) join catalog.sku k on k.mid = w.mid and k.id = w.id`,
    [rows.map(({ mid }) => mid), rows.map(({ skuId }) => skuId)],
  );
  const goodsIdOf = new Map(goodsIds.map(({ id, goodsId }) => [id, goodsId]));
  const byShop = Map.groupBy(
    rows.filter(({ onShelf }) => onShelf),
    ({ mid, cid }) => `${mid}/${cid}`,
  );
  const freight = await freightOf(db);
  return [...byShop.values()].flatMap((skus) =>
    skus.flatMap((sku, at) => {
      const other = skus[at + 1];
      if (at % 2 === 1 || !other) return [];
      const known = (one: Omit<Sku, 'goodsId'>): Sku => ({ ...one, goodsId: goodsIdOf.get(one.skuId) ?? '' });
      const goodsFen = Number(sku.priceFen) + Number(other.priceFen);
      const pair: Pair = { mid: sku.mid, cid: sku.cid, skus: [known(sku), known(other)], payableFen: goodsFen + freight(sku, goodsFen) };
      return [pair];
    }),
  );
}

async function freightOf(db: pg.Client): Promise<(shop: Shop, goodsFen: number) => number> {
  const { rows } = await db.query<Shop & { flat: string; free: string | null }>(
    'select mid, cid, flat_fen as flat, free_from_fen as free from delivery.freight_rule',
  );
  const rules = new Map(rows.map((rule) => [`${rule.mid}/${rule.cid}`, rule]));
  return ({ mid, cid }, goodsFen) => {
    const rule = rules.get(`${mid}/${cid}`);
    return !rule || (rule.free !== null && goodsFen >= Number(rule.free)) ? 0 : Number(rule.flat);
  };
}
