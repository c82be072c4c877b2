import Wallet from '#icons/wallet';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What members have with the merchant: changes by hand, with a second person above a limit, and packages to recharge by. */
export const feature = defineFeature({
  position: 28,
  group: 'members',
  icon: Wallet,
  label: { zhCN: zhCN.balances, en: en.balances },
  menu: [
    { path: '/members/balances', label: { zhCN: zhCN.adjustments, en: en.adjustments } },
    { path: '/members/packages', label: { zhCN: zhCN.packages, en: en.packages } },
  ],
  routes: [
    {
      path: '/members/balances',
      title: { zhCN: zhCN.adjustments, en: en.adjustments },
      needs: ['ledger.adjustment.list'],
      load: async () => (await import('./adjustments-page.tsx')).AdjustmentsPage,
    },
    {
      path: '/members/packages',
      title: { zhCN: zhCN.packages, en: en.packages },
      needs: ['ledger.package.list'],
      load: async () => (await import('./packages-page.tsx')).PackagesPage,
    },
  ],
});
