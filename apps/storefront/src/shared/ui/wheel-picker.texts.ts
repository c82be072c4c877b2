import type { DatePart } from './wheel-picker-parts.ts';

interface WheelTexts {
  readonly locale: string;
  /** In which order a date is written. */
  readonly order: readonly DatePart[];
  readonly parts: Readonly<Record<DatePart | 'hour' | 'minute', string>>;
  readonly year: (value: number) => string;
  readonly date: (value: number) => string;
}

const zhCN: WheelTexts = {
  locale: 'zh-CN',
  order: ['year', 'month', 'date'],
  parts: { year: '年', month: '月', date: '日', hour: '时', minute: '分' },
  year: (value) => `${value}年`,
  date: (value) => `${value}日`,
};

const en: WheelTexts = {
  locale: 'en-US',
  order: ['month', 'date', 'year'],
  parts: { year: 'Year', month: 'Month', date: 'Day', hour: 'Hour', minute: 'Minute' },
  year: String,
  date: String,
};

export const wheelTexts = { zhCN, en };
