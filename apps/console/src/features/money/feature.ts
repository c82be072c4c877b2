import Wallet from '#icons/wallet';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** The merchant's book, and what providers billed held against it. */
export const feature = defineFeature({
  position: 40,
  icon: Wallet,
  label: { zhCN: zhCN.money, en: en.money },
  menu: [
    { path: '/money/ledger', label: { zhCN: zhCN.ledger, en: en.ledger } },
    { path: '/money/bills', label: { zhCN: zhCN.bills, en: en.bills } },
    { path: '/money/differences', label: { zhCN: zhCN.differences, en: en.differences } },
  ],
  routes: [
    {
      path: '/money/ledger',
      title: { zhCN: zhCN.ledger, en: en.ledger },
      needs: ['ledger.account.list', 'ledger.posting.list'],
      load: async () => (await import('./ledger-page.tsx')).LedgerPage,
    },
    {
      path: '/money/bills',
      title: { zhCN: zhCN.bills, en: en.bills },
      needs: ['trade.bill.listDays'],
      load: async () => (await import('./bills-page.tsx')).BillsPage,
    },
    {
      path: '/money/differences',
      title: { zhCN: zhCN.differences, en: en.differences },
      needs: ['trade.bill.listDifferences'],
      load: async () => (await import('./differences-page.tsx')).DifferencesPage,
    },
  ],
});
