const zhCN = { group: '精选商品', ways: '相关分类', allOf: (name: string) => `全部${name}` };
const en: typeof zhCN = { group: 'Selected items', ways: 'Related categories', allOf: (name) => `All ${name}` };

export const classGoodsTexts = { zhCN, en };
