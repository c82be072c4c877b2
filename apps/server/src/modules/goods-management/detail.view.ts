import type { OutputOf } from '@qianpu/contract/types';
import { fen } from '@qianpu/kit/fen';

type Detail = OutputOf<'catalog.goods.detail'>;
type Sku = Detail['skus'][number];

interface DraftFields {
  id: string;
  category_id: string;
  brand_id: string | null;
  title: string;
  selling_point: string;
  tags: string[];
  keywords: string[];
  pictures: string[];
  video: string | null;
  video_poster: string | null;
  detail_html: string;
  parameters: Detail['parameters'];
  size_table: Detail['sizeTable'];
  promise_ids: string[];
  service_text: string;
  min_quantity: number;
  quantity_step: number;
  max_quantity: number | null;
  limit_pieces: number | null;
  limit_days: number | null;
  sells_in_bulk: boolean;
  no_promotions: boolean;
  no_member_price: boolean;
  translations: Detail['translations'];
  revision: number;
  updated_at: Date;
}

interface SkuFields {
  id: string;
  specs: Sku['specs'];
  picture: string | null;
  ladder: Sku['ladder'];
  code: string | null;
  barcode: string | null;
  weight_grams: number | null;
  cost_fen: string | null;
}

const viewSku = (row: SkuFields): Sku => ({
  id: row.id,
  specs: row.specs,
  picture: row.picture,
  ladder: row.ladder,
  code: row.code,
  barcode: row.barcode,
  weightGrams: row.weight_grams,
  costFen: row.cost_fen === null ? null : fen(row.cost_fen),
});

export const viewGoodsDraft = (row: DraftFields, skus: readonly SkuFields[]): Detail => ({
  id: row.id,
  categoryId: row.category_id,
  brandId: row.brand_id,
  title: row.title,
  sellingPoint: row.selling_point,
  tags: row.tags,
  keywords: row.keywords,
  pictures: row.pictures,
  video: row.video === null || row.video_poster === null ? null : { key: row.video, poster: row.video_poster },
  detailHtml: row.detail_html,
  parameters: row.parameters,
  sizeTable: row.size_table,
  promiseIds: row.promise_ids,
  serviceText: row.service_text,
  quantity: { min: row.min_quantity, step: row.quantity_step, max: row.max_quantity },
  limit: row.limit_pieces === null || row.limit_days === null ? null : { pieces: row.limit_pieces, days: row.limit_days },
  sellsInBulk: row.sells_in_bulk,
  noPromotions: row.no_promotions,
  noMemberPrice: row.no_member_price,
  translations: row.translations,
  skus: skus.map(viewSku),
  revision: row.revision,
  updatedAt: row.updated_at.getTime(),
});
