import { myriads, shortCount } from '@qianpu/kit/count';
import { thousands } from '@qianpu/kit/count-units';

const zhCN = {
  searchAmong: (count: number) => `在 ${shortCount(count, myriads)} 款商品中找一找`,
  kinds: (name: string, count: number) => `${name} ${shortCount(count, myriads)} 款`,
  all: (count: number) => `全部 ${count}`,
  fewer: '收起',
  firstLevel: '一级分类',
  within: (name: string) => `${name}的分类`,
  empty: { title: '还没有分类', text: '先看看店里的全部商品' },
  noGoods: '该分类下暂无商品',
};

const en: typeof zhCN = {
  searchAmong: (count) => `Search ${shortCount(count, thousands)} items`,
  kinds: (name, count) => `${name} · ${shortCount(count, thousands)}`,
  all: (count) => `All ${count}`,
  fewer: 'Fewer',
  firstLevel: 'Main categories',
  within: (name) => `Categories in ${name}`,
  empty: { title: 'No categories yet', text: 'Browse everything in the store' },
  noGoods: 'Nothing in this category right now',
};

export const categoryTexts = { zhCN, en };
