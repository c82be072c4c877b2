import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Cascader } from './cascader.tsx';
import type { BranchPath } from './cascader-path.ts';

const zhCN = {
  label: '商品分类',
  fresh: '生鲜',
  fruit: '水果',
  citrus: '柑橘橙柚',
  names: ['赣南脐橙', '褚橙', '爱媛果冻橙（春节礼盒，顺丰冷链次日达，坏果包赔）', '红心蜜柚'],
  meat: '肉禽蛋',
  beef: '牛肉',
  soldOut: '海鲜水产',
  card: '礼品卡',
};
const en: typeof zhCN = {
  label: 'Category',
  fresh: 'Fresh food',
  fruit: 'Fruit',
  citrus: 'Citrus',
  names: ['Gannan navel orange', 'Chu orange', 'Ehime jelly orange (gift box, next-day cold delivery, spoiled fruit replaced)', 'Pomelo'],
  meat: 'Meat and eggs',
  beef: 'Beef',
  soldOut: 'Seafood',
  card: 'Gift cards',
};

const treeOf = (texts: typeof zhCN) => [
  {
    value: 'fresh',
    name: texts.fresh,
    branches: [
      {
        value: 'fruit',
        name: texts.fruit,
        branches: [{ value: 'citrus', name: texts.citrus, branches: texts.names.map((name, place) => ({ value: `${place}`, name })) }],
      },
      { value: 'meat', name: texts.meat, branches: [{ value: 'beef', name: texts.beef }] },
      { value: 'sea', name: texts.soldOut, isOff: true },
    ],
  },
  { value: 'card', name: texts.card },
];

/** A cascader as the kit shows it: four levels, long names and a branch that cannot be had. */
export function CascaderSamples() {
  const texts = useTexts({ zhCN, en });
  const [path, setPath] = useState<BranchPath>(['fresh', 'fruit', 'citrus', '2']);
  return (
    <>
      <h3>{texts.label}</h3>
      <Cascader label={texts.label} tree={treeOf(texts)} path={path} onChoose={setPath} />
    </>
  );
}
