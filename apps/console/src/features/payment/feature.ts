import WalletCards from '#icons/wallet-cards';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** The merchant's accounts at WeChat: where money arrives, and who signs shoppers in. */
export const feature = defineFeature({
  position: 910,
  icon: WalletCards,
  label: { zhCN: zhCN.payment, en: en.payment },
  isSettings: true,
  menu: [
    { path: '/settings/payment', label: { zhCN: zhCN.payment, en: en.payment } },
    { path: '/settings/pay-ways', label: { zhCN: zhCN.payWays, en: en.payWays } },
  ],
  routes: [
    {
      path: '/settings/payment',
      title: { zhCN: zhCN.payment, en: en.payment },
      needs: ['trade.payAccount.list'],
      load: async () => (await import('./payment-page.tsx')).PaymentPage,
    },
    {
      path: '/settings/pay-ways',
      title: { zhCN: zhCN.payWays, en: en.payWays },
      needs: ['trade.payWays.list'],
      load: async () => (await import('./pay-ways-page.tsx')).PayWaysPage,
    },
  ],
});
