import pg from 'pg';
import { databaseUrl } from '../../mall/engines/postgres.ts';
import { removeRun } from './remove-run.ts';
import type { BenchMember, Carter, FreightRule, Goods, Pair, Scene, Shop, Sku } from './scene.types.ts';
import { addCoupons } from './scene-coupons.ts';
import { fillCarts, signedIn, writeMembers } from './scene-members.ts';
import { raiseStock } from './scene-stock.ts';

const GOODS = 20_000;
const ADDERS = 4_000;
const CALCULATORS = 4_000;
const BUYERS = 40_000;
const COUPON_BUYERS = 20_000;
const CARTERS = 4_000;
/** Orders of a buyer before all are taken away: a coupon for each. */
export const ORDERS_EACH = 2;

export async function openScene(database: string): Promise<Scene> {
  const db = await connect(database);
  await waitForTurn(db);
  await removeRun(db);
  const { rows: shops } = await db.query<Shop>(
    'select o.mid, o.cid from shop.organisation o where exists (select from catalog.shelf s where s.mid = o.mid and s.cid = o.cid) order by 1, 2',
  );
  const { rows: goods } = await sample<Goods>(db, 'catalog.shelf', 'mid, cid, goods_id as "goodsId"', GOODS);
  const pairs = await pairsOf(db);
  const members = await addMembers(db, pairs);
  await raiseStock(db, pairs);
  const close = async () => {
    await removeRun(db);
    await db.end();
  };
  return { database, db, shops, goods, pairs, ...members, [Symbol.asyncDispose]: close };
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
  const freightRules = await freightRulesOf(db);
  return [...byShop.values()].flatMap((skus) =>
    skus.flatMap((sku, at) => {
      const other = skus[at + 1];
      if (at % 2 === 1 || !other) return [];
      const known = (one: Omit<Sku, 'goodsId'>): Sku => ({ ...one, goodsId: goodsIdOf.get(one.skuId) ?? '' });
      const pair: Pair = {
        mid: sku.mid,
        cid: sku.cid,
        skus: [known(sku), known(other)],
        freight: freightRules.get(`${sku.mid}/${sku.cid}`),
      };
      return [pair];
    }),
  );
}

/** By merchant and shop. */
async function freightRulesOf(db: pg.Client): Promise<Map<string, FreightRule>> {
  const { rows } = await db.query<Shop & { flat: string; free: string | null }>(
    'select mid, cid, flat_fen as flat, free_from_fen as free from delivery.freight_rule',
  );
  return new Map(
    rows.map(({ mid, cid, flat, free }) => [`${mid}/${cid}`, { flatFen: Number(flat), freeFromFen: free === null ? null : Number(free) }]),
  );
}

type Members = Pick<Scene, 'adders' | 'calculators' | 'buyers' | 'couponBuyers' | 'promoted' | 'unpromoted'>;

/** Those who calculate have goods in the cart. */
async function addMembers(db: pg.Client, pairs: readonly Pair[]): Promise<Members> {
  let next = 0;
  const buying = (count: number): BenchMember[] =>
    Array.from({ length: count }, () => {
      const pair = pairs[next % pairs.length];
      if (!pair) throw new Error('the database has no two SKUs in one shop');
      return { ...signedIn(next++, pair.mid), pair };
    });
  const [adders, calculators, buyers] = [buying(ADDERS), buying(CALCULATORS), buying(BUYERS)];
  const couponBuyers = buying(COUPON_BUYERS).map((buyer) => {
    const couponIds = Array.from({ length: ORDERS_EACH }, (_, at) => `${buyer.memberId}${at}`);
    return { ...buyer, couponIds };
  });
  const twoShops = pairsOfTwoShops(pairs);
  const carters = Array.from({ length: 2 * CARTERS }, (): Carter => {
    const [first, second] = twoShops[next % twoShops.length] ?? [];
    if (!first || !second) throw new Error('the database has no merchant with two shops');
    return { ...signedIn(next++, first.mid), cid: first.cid, skus: [...first.skus, ...second.skus] };
  });
  const [promoted, unpromoted] = [carters.slice(0, CARTERS), carters.slice(CARTERS)];
  await writeMembers(db, [...adders, ...calculators, ...buyers, ...couponBuyers, ...carters]);
  await fillCarts(db, [...calculators.map(({ memberId, pair: { skus } }) => ({ memberId, skus })), ...carters]);
  await addCoupons(db, couponBuyers, promoted);
  return { adders, calculators, buyers, couponBuyers, promoted, unpromoted };
}

/** Each with the next of the same merchant that another shop sells. */
function pairsOfTwoShops(pairs: readonly Pair[]): [Pair, Pair][] {
  return [...Map.groupBy(pairs, ({ mid }) => mid).values()].flatMap((own) => {
    const byShop = [...Map.groupBy(own, ({ cid }) => cid).values()];
    const [first = [], second = []] = byShop;
    return first.flatMap((pair, at): [Pair, Pair][] => (second[at] ? [[pair, second[at]]] : []));
  });
}
