import { menuTexts } from './menu.texts.ts';

const zhCN = {
  ...menuTexts.zhCN,
  kind: '任务',
  kinds: {
    'export-orders': '导出订单',
    'export-members': '导出会员',
    'ship-orders': '批量发货',
    'simulate-activity': '模拟活动',
  } as Readonly<Record<string, string>>,
  state: '状态',
  states: { WAITING: '排队中', RUNNING: '进行中', DONE: '完成', FAILED: '失败' },
  progress: '进度',
  created: '开始',
  file: '文件',
  download: '下载',
  expires: '文件保存 7 天',
  empty: { title: '没有任务', text: '导出、批量发货这类要花时间的操作会列在这里。' },
};
const en: typeof zhCN = {
  ...menuTexts.en,
  kind: 'Task',
  kinds: {
    'export-orders': 'Export of orders',
    'export-members': 'Export of members',
    'ship-orders': 'Shipping by spreadsheet',
    'simulate-activity': 'Simulation of an activity',
  },
  state: 'State',
  states: { WAITING: 'Waiting', RUNNING: 'Running', DONE: 'Done', FAILED: 'Failed' },
  progress: 'Progress',
  created: 'Started',
  file: 'File',
  download: 'Download',
  expires: 'Files are kept for 7 days',
  empty: { title: 'No tasks', text: 'Exports and other work that takes a while are listed here.' },
};

export const tasksTexts = { zhCN, en };
