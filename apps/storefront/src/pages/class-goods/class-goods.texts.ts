const zhCN = { group: '精选商品', wayUp: '上级分类', wayDown: '下级分类' };
const en: typeof zhCN = { group: 'Selected items', wayUp: 'Wider categories', wayDown: 'Narrower categories' };

export const classGoodsTexts = { zhCN, en };
