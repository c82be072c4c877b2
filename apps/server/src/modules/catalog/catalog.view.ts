import type { Product, ProductCard } from '@qianpu/contract/types';
import { fen } from '@qianpu/kit/fen';

interface CardFields {
  id: string;
  title: string;
  selling_point: string;
  cover: string;
  tags: string[];
  price_fen: string;
  list_price_fen: string | null;
  sold_count: string;
  sku_count: number;
}

export const viewCard = (row: CardFields): ProductCard => ({
  id: row.id,
  title: row.title,
  sellingPoint: row.selling_point,
  picture: row.cover,
  tags: row.tags,
  priceFen: fen(row.price_fen),
  listPriceFen: row.list_price_fen === null ? null : fen(row.list_price_fen),
  soldCount: Number(row.sold_count),
  skuCount: row.sku_count,
});

type GoodsFields = Omit<CardFields, 'cover' | 'sku_count'> & { detail: string[]; pictures: string[] };
type SkuFields = { id: string; specs: { name: string; value: string }[]; price_fen: string; available: number | null };

/** How many more there are is nobody's business. */
const MOST_SHOWN = 999;

export const viewProduct = (row: GoodsFields, skus: readonly SkuFields[]): Product => ({
  id: row.id,
  title: row.title,
  sellingPoint: row.selling_point,
  tags: row.tags,
  priceFen: fen(row.price_fen),
  listPriceFen: row.list_price_fen === null ? null : fen(row.list_price_fen),
  soldCount: Number(row.sold_count),
  pictures: row.pictures,
  detail: row.detail,
  skus: skus.map((sku) => ({
    id: sku.id,
    specs: sku.specs,
    priceFen: fen(sku.price_fen),
    stock: Math.min(sku.available ?? 0, MOST_SHOWN),
  })),
});
