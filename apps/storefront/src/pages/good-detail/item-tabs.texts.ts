const zhCN = { label: '本页内容', parts: { goods: '商品', reviews: '评价', detail: '详情', related: '推荐' } };
const en: typeof zhCN = { label: 'On this page', parts: { goods: 'Item', reviews: 'Reviews', detail: 'Details', related: 'More' } };

export const itemTabsTexts = { zhCN, en };
