import { counted } from '#i18n/counted';

const zhCN = {
  keys: '数字键盘',
  remove: '删除一位',
  useSystem: '使用系统键盘',
  useOurs: '使用商城键盘',
  entered: (count: number, all: number) => `已输入 ${count} 位，共 ${all} 位`,
  checking: '正在验证',
  triesLeft: (count: number) => `还可尝试 ${count} 次`,
  locked: (until: string) => `支付密码已锁定，请于 ${until} 后重试`,
};

const en: typeof zhCN = {
  keys: 'Number keys',
  remove: 'Delete a digit',
  useSystem: 'Use the system keyboard',
  useOurs: "Use the store's keyboard",
  entered: (count, all) => `${count} of ${counted(all, 'digit')} entered`,
  checking: 'Checking',
  triesLeft: (count) => `${counted(count, 'attempt')} left`,
  locked: (until) => `The payment password is locked until ${until}`,
};

export const payKeyboardTexts = { zhCN, en };
