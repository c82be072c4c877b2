const zhCN = { title: '没有加载出来', text: '网络连接失败，已经保存的内容不受影响。', retry: '重试' };
const en: typeof zhCN = {
  title: 'This could not be loaded',
  text: 'The connection failed. Nothing that was saved is lost.',
  retry: 'Try again',
};

export const failedTexts = { zhCN, en };
