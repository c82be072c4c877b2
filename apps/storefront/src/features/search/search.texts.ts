import { myriads, shortCount } from '@qianpu/kit/count';
import { thousands } from '@qianpu/kit/count-units';
import { counted } from '#i18n/counted';

const zhCN = {
  searchGoods: '搜索商品',
  searchedWords: '搜索历史',
  manage: '管理搜索历史',
  forgetAll: '全部清空',
  done: '完成',
  forget: (words: string) => `删除「${words}」`,
  confirmForget: { title: '清空搜索历史？', text: '将删除本机的全部搜索记录', confirm: '清空' },
  moreWords: '展开更多历史',
  hotWords: '大家在搜',
  otherWords: '换一批',
  isNew: '新',
  isHot: '热',
  rankings: { searched: '热搜榜', boughtAgain: '复购榜' },
  searches: (count: number) => `${shortCount(count, myriads)} 次搜索`,
  buyAgain: (percent: number) => `${percent}% 会回购`,
  suggestions: '搜索建议',
  seeGoods: '直接看',
  fill: (words: string) => `把「${words}」填入搜索框`,
  narrow: (words: string, narrower: string) => `搜索${words} ${narrower}`,
  toCategory: (path: string, count: number) => `去「${path}」分类，${count} 款`,
};

const en: typeof zhCN = {
  searchGoods: 'Search products',
  searchedWords: 'Recent searches',
  manage: 'Manage recent searches',
  forgetAll: 'Clear all',
  done: 'Done',
  forget: (words) => `Remove "${words}"`,
  confirmForget: { title: 'Clear recent searches?', text: 'This removes all searches saved on this device', confirm: 'Clear' },
  moreWords: 'Show more recent searches',
  hotWords: 'Popular now',
  otherWords: 'Show others',
  isNew: 'New',
  isHot: 'Hot',
  rankings: { searched: 'Most searched', boughtAgain: 'Bought again' },
  searches: (count) => `${shortCount(count, thousands)} searches`,
  buyAgain: (percent) => `${percent}% buy it again`,
  suggestions: 'Suggestions',
  seeGoods: 'View',
  fill: (words) => `Put "${words}" into the search field`,
  narrow: (words, narrower) => `Search ${words} ${narrower}`,
  toCategory: (path, count) => `Go to "${path}", ${counted(count, 'product')}`,
};

export const searchTexts = { zhCN, en };
