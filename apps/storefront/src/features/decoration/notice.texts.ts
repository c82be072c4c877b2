const zhCN = { next: (place: number, count: number) => `${place}/${count}，看下一条` };
const en: typeof zhCN = { next: (place, count) => `${place}/${count}, show the next` };

export const noticeTexts = { zhCN, en };
