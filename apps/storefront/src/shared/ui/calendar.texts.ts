import type { WeekStart } from './calendar-days.ts';

const zhCN = {
  locale: 'zh-CN',
  weekStart: 1 as WeekStart,
  earlier: '上个月',
  later: '下个月',
  soldOut: '售罄',
  today: '今天',
  chosen: '已选',
  from: '开始',
  to: '结束',
};

const en: typeof zhCN = {
  locale: 'en-US',
  weekStart: 0,
  earlier: 'Previous month',
  later: 'Next month',
  soldOut: 'Sold out',
  today: 'Today',
  chosen: 'Chosen',
  from: 'Start',
  to: 'End',
};

export const calendarTexts = { zhCN, en };
