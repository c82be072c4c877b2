import type { CoreCall, Facts } from './recorded-statements.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a statement answers is known by the statement alone
type Answer = (rows: readonly (readonly Record<string, any>[])[], facts: Facts) => object;

const PAGE = 20;
const MOST_SHOWN = 999;

/** Lists and details answer what ours do, field by field; of the rest the code is enough. */
export const bareAnswers: Record<CoreCall, Answer> = {
  list: ([cards = []], { pageNum }) => ({
    code: 0,
    status: 'success',
    data: {
      list: cards.slice(0, PAGE).map((row) => ({
        id: row.id,
        title: row.title,
        sellingPoint: row.selling_point,
        picture: row.cover,
        tags: row.tags,
        priceFen: Number(row.price_fen),
        listPriceFen: row.list_price_fen === null ? null : Number(row.list_price_fen),
        hasPriceRange: row.has_price_range,
        soldCount: Number(row.sold_count),
        skuCount: row.sku_count,
        isSoldOut: row.is_sold_out,
        brandName: row.brand_name,
        hasVideo: row.has_video,
        reviewCount: row.reviews?.[0] ?? 0,
        score: row.reviews ? Math.round((10 * row.reviews[1]) / row.reviews[0]) / 10 : null,
        isNew: row.is_new,
        salesRank: row.sales_rank,
      })),
      pageNum,
      hasMore: cards.length > PAGE,
    },
    message: '',
  }),
  detail: ([goods = [], skus = []]) => {
    const [row = {}] = goods;
    return {
      code: 0,
      status: 'success',
      data: {
        id: row.id,
        title: row.title,
        sellingPoint: row.selling_point,
        tags: row.tags,
        priceFen: Number(row.price_fen),
        listPriceFen: row.list_price_fen === null ? null : Number(row.list_price_fen),
        hasPriceRange: row.has_price_range,
        soldCount: Number(row.sold_count),
        isSoldOut: skus.every((sku) => (sku.available ?? 0) === 0),
        pictures: row.pictures,
        video: row.video === null ? null : { key: row.video, poster: row.video_poster },
        detailHtml: row.detail_html,
        parameters: row.parameters,
        sizeTable: row.size_table,
        brand: row.brand,
        promises: row.promises,
        categoryPath: row.category_path,
        quantity: { min: row.min_quantity, step: row.quantity_step, max: row.max_quantity },
        limit: row.limit_pieces === null ? null : { pieces: row.limit_pieces, days: row.limit_days },
        skus: skus.map((sku) => ({
          id: sku.id,
          specs: sku.specs,
          picture: sku.picture,
          priceFen: Number(sku.price_fen),
          listPriceFen: sku.list_price_fen === null ? null : Number(sku.list_price_fen),
          stock: Math.min(sku.available ?? 0, MOST_SHOWN),
        })),
      },
      message: '',
    };
  },
  cartAdd: (answers) => ({
    code: 0,
    status: 'success',
    data: { totalItem: answers.at(-2)?.[0]?.ofShop, cartCount: answers.at(-2)?.[0]?.inAll },
    message: '',
  }),
  calculate: (answers) => ({ code: '200', data: { offers: answers[2] }, message: '' }),
  place: (answers) => ({ code: 0, status: 'success', data: { tradeId: answers.at(-3)?.[0]?.id }, message: '' }),
  placeCoupon: (answers) => ({ code: 0, status: 'success', data: { tradeId: answers.at(-4)?.[0]?.id }, message: '' }),
  callback: () => ({ code: 'SUCCESS', message: '' }),
};
