import type pg from 'pg';
import type { DemoGoods, DemoShop } from '../demo.types.ts';
import { viewKey } from '../paint/keys.ts';
import { reviewsOf } from '../reviews.schema.ts';
import type { YearGoods, YearShop, YearSku } from './year.types.ts';

interface FoundGoods {
  readonly cover: string;
  readonly goodsId: string;
  readonly title: string;
  readonly cameAt: Date;
  readonly skus: readonly YearSku[];
}

/** The shops' goods as they were loaded, with what the catalogue says of them; each is known by its first picture. */
export async function readShops(db: pg.Client, mid: string, shops: readonly DemoShop[]): Promise<YearShop[]> {
  const found: YearShop[] = [];
  for (const shop of shops) {
    const reviews = reviewsOf(shop);
    const listed = new Map((await readGoods(db, mid, shop.cid)).map((goods) => [goods.cover, goods]));
    const goods = shop.categories.flatMap(({ goods }) => goods).map((one) => yearGoods(mid, one, listed, reviews.goods[one.key]));
    found.push({ key: shop.key, cid: shop.cid, freight: shop.freight, goods, common: reviews.common });
  }
  return found;
}

async function readGoods(db: pg.Client, mid: string, cid: string): Promise<FoundGoods[]> {
  const { rows } = await db.query<FoundGoods>(
    `select g.cover, g.id::text as "goodsId", g.title, g.created_at as "cameAt",
            json_agg(json_build_object('skuId', k.id::text, 'specs', k.specs, 'picture', coalesce(k.picture, g.cover), 'priceFen', l.price_fen)
                     order by k.position) as skus
       from catalog.listing l
       join catalog.sku k on k.mid = l.mid and k.id = l.sku_id
       join catalog.goods g on g.mid = k.mid and g.id = k.goods_id
      where l.mid = $1 and l.cid = $2
      group by g.mid, g.id order by g.id`,
    [mid, cid],
  );
  return rows;
}

function yearGoods(
  mid: string,
  goods: DemoGoods,
  listed: ReadonlyMap<string, FoundGoods>,
  reviews: { readonly tags: YearGoods['tags']; readonly said: YearGoods['said'] } = { tags: [], said: [] },
): YearGoods {
  const { key, demand, isNew, ladder, quantity, limit } = goods;
  const found = listed.get(viewKey(mid, goods, goods.pictures[0] ?? 'main'));
  if (!found) throw new Error(`the demo goods "${key}" is not on sale`);
  const { goodsId, title, cameAt, skus } = found;
  const reviewPicture = viewKey(mid, goods, 'review');
  return { key, demand, isNew, ladder, quantity, limit, goodsId, title, cameMs: cameAt.getTime(), skus, ...reviews, reviewPicture };
}
