const zhCN = {
  notice: '店铺公告',
  next: (place: number, count: number) => `第 ${place} 条，共 ${count} 条，看下一条`,
};

const en: typeof zhCN = {
  notice: 'Store news',
  next: (place, count) => `${place} of ${count}, show the next`,
};

export const noticeTexts = { zhCN, en };
