import type { CoreCall, Facts } from './kept-statements.ts';

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
        soldCount: Number(row.sold_count),
        skuCount: row.sku_count,
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
        soldCount: Number(row.sold_count),
        pictures: row.pictures,
        detail: row.detail,
        skus: skus.map((sku) => ({
          id: sku.id,
          specs: sku.specs,
          priceFen: Number(sku.price_fen),
          stock: Math.min(sku.available ?? 0, MOST_SHOWN),
        })),
      },
      message: '',
    };
  },
  cartAdd: (answers) => ({ code: 0, status: 'success', data: { totalItem: answers.at(-2)?.[0]?.pieces }, message: '' }),
  calculate: (answers) => ({ code: '200', data: { offers: answers[2] }, message: '' }),
  place: (answers) => ({ code: 0, status: 'success', data: { tradeId: answers.at(-3)?.[0]?.id }, message: '' }),
  callback: () => ({ code: 'SUCCESS', message: '' }),
};
