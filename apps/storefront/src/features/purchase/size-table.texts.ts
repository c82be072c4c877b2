const zhCN = {
  title: '尺码表',
  link: '尺码表',
  howTo: '怎么量',
  help: '尺寸为平铺手工测量，误差 1–3 cm 属正常范围。找一件合身的同类商品平铺量一量，对照表格选最接近的尺码；介于两码之间，喜欢宽松选大一码。',
};
const en: typeof zhCN = {
  title: 'Size table',
  link: 'Sizes',
  howTo: 'How to measure',
  help: 'Measured flat by hand; 1–3 cm more or less are normal. Lay something of yours that fits flat, measure it and choose the nearest size. Between two sizes, take the larger for a loose fit.',
};

export const sizeTableTexts = { zhCN, en };
