import type { OutputOf } from '@qianpu/contract/types';
import { aCard } from './a-card.ts';
import type { Answers } from './a-storefront.tsx';

type FoundGoods = OutputOf<'catalog.search.goods'>['list'][number];

export const found = (id: string, title: string, isSoldOut = false): FoundGoods => ({
  ...aCard({ id, title, picture: '1/goods/a.jpg', priceFen: 3_990, isSoldOut }),
  marks: [],
});

const facets: OutputOf<'catalog.search.goods'>['facets'] = {
  categories: [{ id: '3', name: '鲜果', count: 8 }],
  brands: [
    { id: '7', name: '红颜', count: 8 },
    { id: '8', name: '淡雪', count: 3 },
  ],
  tags: [{ name: '产地直发', count: 5 }],
  price: { fromFen: 0, toFen: 20_000, counts: [0, 0, 0, 9, 8, 9, ...Array(14).fill(1)] },
};

/** The mall's answer to a search. */
export const answerOf = (list: readonly FoundGoods[], more: Partial<OutputOf<'catalog.search.goods'>> = {}) => ({
  list: [...list],
  pageNum: 1,
  hasMore: false,
  total: list.length,
  corrected: null,
  understood: null,
  facets,
  related: [],
  ...more,
});

/** A shop of strawberries. */
export const searchAnswers: Answers = {
  'catalog.search.hotWords': () => ({
    placeholders: ['阳光金奇异果 · 买 2 减 10'],
    words: [
      { text: '丹东草莓', badge: 'hot' },
      { text: '大闸蟹', badge: 'new' },
      ...Array.from({ length: 8 }, (_, at) => ({ text: `热词${at}`, badge: null })),
    ],
    rankings: [{ kind: 'searched', list: [{ id: '21', title: '丹东 99 草莓', picture: '1/goods/a.jpg', figure: 26_000 }] }],
  }),
  'catalog.search.suggest': ({ words }) => ({
    goods: null,
    words: [
      { text: words, marks: [], narrower: ['丹东'] },
      { text: `${words}礼盒`, marks: [[0, words.length]], narrower: [] },
    ],
    categories: [{ id: '3', name: '草莓', path: '鲜果 / 草莓', count: 18 }],
  }),
  'catalog.search.goods': () => answerOf([found('1', '丹东红颜草莓'), found('2', '妙香草莓', true)]),
};
