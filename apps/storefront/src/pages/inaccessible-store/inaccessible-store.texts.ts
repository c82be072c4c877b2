const zhCN = {
  title: (shopName: string | undefined) => (shopName ? `${shopName}暂时无法访问` : '这家店暂时无法访问'),
  text: '店铺可能已关闭，去其他店铺逛逛吧',
  toVisit: '其他店铺',
};

const en: typeof zhCN = {
  title: (shopName) => `${shopName ?? 'This store'} isn't available right now`,
  text: 'It may have closed. You can keep shopping in another store',
  toVisit: 'Stores you can visit',
};

export const inaccessibleTexts = { zhCN, en };
