const zhCN = {
  title: (shopName: string | undefined) => (shopName ? `${shopName}暂时不能访问` : '这家店暂时不能访问'),
  text: '它可能已经关闭，可以换一家店继续逛',
  others: '可以逛的店铺',
};

const en: typeof zhCN = {
  title: (shopName) => `${shopName ?? 'This store'} isn't open to you right now`,
  text: 'It may have closed. You can keep shopping in another store',
  others: 'Stores you can visit',
};

export const inaccessibleTexts = { zhCN, en };
