import type { Texts } from '#i18n/texts';

const zhCN = {
  marketing: '营销',
  activities: '全部活动',
  activity: '活动详情',
  newActivity: '新建活动',
  editActivity: '编辑活动',
  calendar: '活动日历',
  rules: '共存规则',
  simulation: '活动模拟',
};

const en: typeof zhCN = {
  marketing: 'Marketing',
  activities: 'Activities',
  activity: 'Activity',
  newActivity: 'New activity',
  editActivity: 'Edit activity',
  calendar: 'Calendar',
  rules: 'What goes together',
  simulation: 'Simulation',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
