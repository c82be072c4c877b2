import Headset from '#icons/headset';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What a shop's customer service is before anybody answers: whether it can be written to, what it says first, when it answers. */
export const feature = defineFeature({
  position: 917,
  icon: Headset,
  label: { zhCN: zhCN.chatSettings, en: en.chatSettings },
  isSettings: true,
  menu: [{ path: '/settings/chat', label: { zhCN: zhCN.chatSettings, en: en.chatSettings } }],
  routes: [
    {
      path: '/settings/chat',
      title: { zhCN: zhCN.chatSettings, en: en.chatSettings },
      needs: ['support.welcome.get'],
      needsAny: ['support.entrance.set', 'support.welcome.save'],
      load: async () => (await import('./welcome-page.tsx')).WelcomePage,
    },
  ],
});
