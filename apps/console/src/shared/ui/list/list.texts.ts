const zhCN = {
  total: (count: string) => `共 ${count} 条`,
  loading: '正在加载',
  slow: '数据较多，仍在加载…',
  selected: (count: number) => `已选 ${count} 项`,
  clear: '取消选择',
};
const en: typeof zhCN = {
  total: (count) => `${count} in all`,
  loading: 'Loading',
  slow: 'There is a lot of data, still loading…',
  selected: (count) => `${count} selected`,
  clear: 'Clear selection',
};

export const listTexts = { zhCN, en };
