const zhCN = {
  earlier: '上一张',
  later: '下一张',
  closer: '放大',
  whole: '看全图',
};

const en: typeof zhCN = {
  earlier: 'Previous picture',
  later: 'Next picture',
  closer: 'Zoom in',
  whole: 'Show the whole picture',
};

export const imageViewerTexts = { zhCN, en };
