import MessageSquareMore from '#icons/message-square-more';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** The merchant's own account at the SMS provider. */
export const feature = defineFeature({
  position: 914,
  icon: MessageSquareMore,
  label: { zhCN: zhCN.sms, en: en.sms },
  isSettings: true,
  menu: [{ path: '/settings/sms', label: { zhCN: zhCN.sms, en: en.sms } }],
  routes: [
    {
      path: '/settings/sms',
      title: { zhCN: zhCN.sms, en: en.sms },
      needs: ['member.smsAccount.find'],
      load: async () => (await import('./sms-page.tsx')).SmsPage,
    },
  ],
});
