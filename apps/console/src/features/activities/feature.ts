import Megaphone from '#icons/megaphone';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;
const title = (name: keyof typeof zhCN) => ({ zhCN: zhCN[name], en: en[name] });

/** What lowers prices for a while: write it, try it on baskets and past orders, publish it, watch what it brings. */
export const feature = defineFeature({
  position: 29,
  group: 'marketing',
  icon: Megaphone,
  label: title('marketing'),
  menu: [
    { path: '/activities', label: title('activities') },
    { path: '/activities/calendar', label: title('calendar') },
    { path: '/activities/rules', label: title('rules') },
  ],
  routes: [
    {
      path: '/activities',
      title: title('activities'),
      needs: ['marketing.activity.list'],
      load: async () => (await import('./activities-page.tsx')).ActivitiesPage,
    },
    {
      path: '/activities/calendar',
      title: title('calendar'),
      needs: ['marketing.activity.calendar'],
      load: async () => (await import('./activity-pages.ts')).activityPages.CalendarPage,
    },
    {
      path: '/activities/rules',
      title: title('rules'),
      needs: ['checkout.promotion.matrix'],
      load: async () => (await import('./activity-pages.ts')).activityPages.MatrixPage,
    },
    {
      path: '/activities/simulation',
      title: title('simulation'),
      needs: ['marketing.activity.simulation'],
      load: async () => (await import('./activity-pages.ts')).activityPages.SimulationPage,
    },
    {
      path: '/activities/new',
      title: title('newActivity'),
      needs: [],
      needsAny: ['marketing.activity.save'],
      load: async () => (await import('./activity-pages.ts')).activityPages.ActivityNewPage,
    },
    {
      path: '/activities/:id',
      title: title('activity'),
      needs: ['marketing.activity.find', 'marketing.activity.figures'],
      sample: 'marketing.activity.list',
      load: async () => (await import('./activity-pages.ts')).activityPages.ActivityPage,
    },
    {
      path: '/activities/:id/edit',
      title: title('editActivity'),
      needs: ['marketing.activity.find'],
      needsAny: ['marketing.activity.save'],
      sample: 'marketing.activity.list',
      load: async () => (await import('./activity-pages.ts')).activityPages.ActivityEditPage,
    },
  ],
});
