import MessagesSquare from '#icons/messages-square';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

const load = async () => (await import('./chat-page.tsx')).ChatPage;
const needs = ['support.chat.inbox', 'support.chat.counts'] as const;

/** The desk of customer service. */
export const feature = defineFeature({
  position: 25,
  icon: MessagesSquare,
  label: { zhCN: zhCN.chat, en: en.chat },
  menu: [{ path: '/chat', label: { zhCN: zhCN.chat, en: en.chat } }],
  badge: { read: 'support.chat.counts', count: ({ waiting }) => waiting },
  routes: [
    { path: '/chat', title: { zhCN: zhCN.chat, en: en.chat }, needs, load },
    {
      path: '/chat/:memberId/:cid',
      title: { zhCN: zhCN.talk, en: en.talk },
      needs: [...needs, 'support.chat.detail'],
      sample: 'support.chat.inbox',
      load,
    },
  ],
});
