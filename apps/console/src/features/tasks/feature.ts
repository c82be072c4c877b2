import ListChecks from '#icons/list-checks';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** Long work somebody started: how far it is, and its file. */
export const feature = defineFeature({
  position: 980,
  icon: ListChecks,
  label: { zhCN: zhCN.tasks, en: en.tasks },
  isSettings: true,
  menu: [{ path: '/tasks', label: { zhCN: zhCN.tasks, en: en.tasks } }],
  routes: [
    {
      path: '/tasks',
      title: { zhCN: zhCN.tasks, en: en.tasks },
      needs: ['ops.task.list'],
      load: async () => (await import('./tasks-page.tsx')).TasksPage,
    },
  ],
});
