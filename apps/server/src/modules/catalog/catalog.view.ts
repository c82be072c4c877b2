import type { Product, ProductCard } from '@qianpu/contract/types';
import { fen } from '@qianpu/kit/fen';
import { soldAs } from './purchase-limit.rules.ts';

interface PricedGoods {
  id: string;
  title: string;
  selling_point: string;
  tags: string[];
  price_fen: string;
  list_price_fen: string | null;
  has_price_range: boolean;
  sold_count: string;
}

interface CardFields extends PricedGoods {
  cover: string;
  sku_count: number;
  is_sold_out: boolean;
  brand_name: string | null;
  has_video: boolean;
  reviews: [count: number, stars: number] | null;
  is_new: boolean;
  sales_rank: number | null;
}

/** A summary stays when its last review is hidden: then nobody has said anything. */
function viewReviews(reviews: CardFields['reviews']): Pick<ProductCard, 'reviewCount' | 'score'> {
  const [reviewCount, stars] = reviews ?? [0, 0];
  return { reviewCount, score: reviewCount > 0 ? Math.round((10 * stars) / reviewCount) / 10 : null };
}

const fenOrNone = (amount: string | null) => (amount === null ? null : fen(amount));

export const viewCard = (row: CardFields): ProductCard => ({
  id: row.id,
  title: row.title,
  sellingPoint: row.selling_point,
  picture: row.cover,
  tags: row.tags,
  priceFen: fen(row.price_fen),
  listPriceFen: fenOrNone(row.list_price_fen),
  hasPriceRange: row.has_price_range,
  soldCount: Number(row.sold_count),
  skuCount: row.sku_count,
  isSoldOut: row.is_sold_out,
  brandName: row.brand_name,
  hasVideo: row.has_video,
  ...viewReviews(row.reviews),
  isNew: row.is_new,
  salesRank: row.sales_rank,
});

type GoodsFields = PricedGoods & {
  pictures: string[];
  video: string | null;
  video_poster: string | null;
  detail_html: string;
  parameters: Product['parameters'];
  size_table: Product['sizeTable'];
  brand: Product['brand'];
  promises: Product['promises'];
  service_text: string;
  category_path: Product['categoryPath'];
  min_quantity: number;
  quantity_step: number;
  max_quantity: number | null;
  limit_pieces: number | null;
  limit_days: number | null;
};
interface SkuFields {
  id: string;
  specs: { name: string; value: string }[];
  picture: string | null;
  price_fen: string;
  list_price_fen: string | null;
  available: number | null;
}

/** How many more there are is nobody's business. */
const MOST_SHOWN = 999;

/** The same for everybody: who has bought some already is told in the cart. */
function viewSelling(row: GoodsFields): Pick<Product, 'quantity' | 'limit'> {
  const { quantityRule, purchaseLimit } = soldAs(row);
  return { quantity: quantityRule, limit: purchaseLimit && { pieces: purchaseLimit.pieces, days: purchaseLimit.days } };
}

const SERVICE_TITLE = { 'zh-CN': '服务说明', en: 'About this item' };
type Lang = keyof typeof SERVICE_TITLE;

const viewPromises = ({ promises, service_text }: GoodsFields, lang: Lang): Product['promises'] =>
  service_text === '' ? promises : [...promises, { title: SERVICE_TITLE[lang], text: service_text }];

export const viewProduct = (row: GoodsFields, skus: readonly SkuFields[], lang: Lang): Product => ({
  id: row.id,
  title: row.title,
  sellingPoint: row.selling_point,
  tags: row.tags,
  priceFen: fen(row.price_fen),
  listPriceFen: fenOrNone(row.list_price_fen),
  hasPriceRange: row.has_price_range,
  soldCount: Number(row.sold_count),
  // The stock itself is at hand here: the shelf's own mark may be a second older.
  isSoldOut: skus.every(({ available }) => (available ?? 0) === 0),
  pictures: row.pictures,
  video: row.video === null || row.video_poster === null ? null : { key: row.video, poster: row.video_poster },
  detailHtml: row.detail_html,
  parameters: row.parameters,
  sizeTable: row.size_table,
  brand: row.brand,
  promises: viewPromises(row, lang),
  categoryPath: row.category_path,
  ...viewSelling(row),
  skus: skus.map(viewSku),
});

export const viewSku = (sku: SkuFields): Product['skus'][number] => ({
  id: sku.id,
  specs: sku.specs,
  picture: sku.picture,
  priceFen: fen(sku.price_fen),
  listPriceFen: fenOrNone(sku.list_price_fen),
  stock: Math.min(sku.available ?? 0, MOST_SHOWN),
});
