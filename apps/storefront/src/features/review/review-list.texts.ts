import { counted } from '#i18n/counted';

const zhCN = {
  rate: '好评率',
  countOf: (count: string, auto: string | null) => (auto ? `共 ${count} 条评价，含 ${auto} 条默认好评` : `共 ${count} 条评价`),
  kinds: '评价类型',
  filters: { all: '全部', pictures: '有图', appended: '追评', good: '好评', middle: '中评', poor: '差评' },
  tags: '大家都在说',
  failed: '评价没有加载出来',
  empty: { title: '还没有评价', text: '购买后，欢迎来分享您的感受' },
  toItem: '看看商品',
  noneOfKind: '暂无此类评价',
  appended: (days: number) => (days === 0 ? '当天追评' : `${days} 天后追评`),
  answer: '商家回复',
  helpful: '有用',
};

const en: typeof zhCN = {
  rate: 'positive',
  countOf: (count, auto) => (auto ? `${count} reviews, including ${auto} automatic` : `${count} reviews`),
  kinds: 'Kinds of reviews',
  filters: { all: 'All', pictures: 'With pictures', appended: 'Follow-ups', good: 'Positive', middle: 'Neutral', poor: 'Critical' },
  tags: 'Often mentioned',
  failed: "Couldn't load the reviews",
  empty: { title: 'No reviews yet', text: 'Bought it? Tell others what you think' },
  toItem: 'See the product',
  noneOfKind: 'No reviews of this kind',
  appended: (days) => (days === 0 ? 'Added the same day' : `Added ${counted(days, 'day')} later`),
  answer: 'Reply from the store',
  helpful: 'Helpful',
};

export const reviewListTexts = { zhCN, en };
