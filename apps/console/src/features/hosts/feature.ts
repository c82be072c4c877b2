import Globe from '#icons/globe';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** Hosts the merchant is reached by, and those its links may lead to. */
export const feature = defineFeature({
  position: 905,
  icon: Globe,
  label: { zhCN: zhCN.hosts, en: en.hosts },
  isSettings: true,
  menu: [{ path: '/settings/hosts', label: { zhCN: zhCN.hosts, en: en.hosts } }],
  routes: [
    {
      path: '/settings/hosts',
      title: { zhCN: zhCN.hosts, en: en.hosts },
      needs: ['shop.host.list'],
      load: async () => (await import('./hosts-page.tsx')).HostsPage,
    },
  ],
});
