import Crown from '#icons/crown';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What membership is worth: levels, prices of theirs, cards, points. */
export const feature = defineFeature({
  position: 27.5,
  group: 'members',
  icon: Crown,
  label: { zhCN: zhCN.levels, en: en.levels },
  menu: [
    { path: '/members/levels', label: { zhCN: zhCN.levels, en: en.levels } },
    { path: '/members/level-prices', label: { zhCN: zhCN.levelPrices, en: en.levelPrices } },
    { path: '/members/cards', label: { zhCN: zhCN.cards, en: en.cards } },
    { path: '/members/points', label: { zhCN: zhCN.pointsRule, en: en.pointsRule } },
  ],
  routes: [
    {
      path: '/members/levels',
      title: { zhCN: zhCN.levels, en: en.levels },
      needs: ['member.level.list'],
      load: async () => (await import('./levels/levels-page.tsx')).LevelsPage,
    },
    {
      path: '/members/level-prices',
      title: { zhCN: zhCN.levelPrices, en: en.levelPrices },
      needs: ['member.level.list', 'member.levelPrice.list', 'catalog.goods.list', 'catalog.goods.detail'],
      load: async () => (await import('./prices/level-prices-page.tsx')).LevelPricesPage,
    },
    {
      path: '/members/cards',
      title: { zhCN: zhCN.cards, en: en.cards },
      needs: ['member.cardKind.list'],
      load: async () => (await import('./cards/cards-page.tsx')).CardsPage,
    },
    {
      path: '/members/points',
      title: { zhCN: zhCN.pointsRule, en: en.pointsRule },
      needs: ['member.points.rule'],
      load: async () => (await import('./points/points-rule-page.tsx')).PointsRulePage,
    },
  ],
});
