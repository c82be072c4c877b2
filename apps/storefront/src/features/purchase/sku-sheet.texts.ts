import type { Product } from '@qianpu/contract/types';
import { counted } from '#i18n/counted';

type Rule = Product['quantity'];
type Limit = NonNullable<Product['limit']>;

const zhCN = {
  title: '选择规格',
  enlarge: '查看大图',
  chosenValues: (values: readonly string[]) => `已选：${values.join('，')}`,
  stock: (count: number) => (count >= 999 ? '库存充足' : `库存 ${count} 件`),
  quantity: '数量',
  rule: ({ min, step, max }: Rule) =>
    [min > 1 && `${min} 件起购`, step > 1 && `每次加 ${step} 件`, max !== null && `每单限购 ${max} 件`].filter(Boolean).join('，'),
  limit: ({ pieces, days }: Limit) => `每人 ${days} 天内限购 ${pieces} 件`,
  total: '合计',
  confirm: '确定',
  valueState: {
    away: (value: string) => `${value}，与已选规格组合无货，选择后需重选其他规格`,
    gone: (value: string) => `${value}，已售罄`,
  },
};

const en: typeof zhCN = {
  title: 'Select options',
  enlarge: 'View larger',
  chosenValues: (values) => `Selected: ${values.join(', ')}`,
  stock: (count) => (count >= 999 ? 'In stock' : `${count} in stock`),
  quantity: 'Quantity',
  rule: ({ min, step, max }) =>
    [min > 1 && `from ${counted(min, 'item')}`, step > 1 && `in steps of ${step}`, max !== null && `${max} per order at most`]
      .filter(Boolean)
      .join(', '),
  limit: ({ pieces, days }) => `limit ${pieces} per person in ${counted(days, 'day')}`,
  total: 'Total',
  confirm: 'Confirm',
  valueState: {
    away: (value) => `${value}, not available with your other options. Choosing it changes them`,
    gone: (value) => `${value}, sold out`,
  },
};

export const skuSheetTexts = { zhCN, en };
