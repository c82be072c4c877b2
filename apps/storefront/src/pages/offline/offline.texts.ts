const zhCN = {
  away: { title: '网络已断开', text: '请检查网络连接，您的订单和款项不受影响' },
  back: { title: '网络已恢复', text: '可以继续逛了' },
  retry: '再试一次',
  goOn: '继续逛',
};

const en: typeof zhCN = {
  away: { title: "You're offline", text: "Please check your connection. Your orders and payments aren't affected" },
  back: { title: "You're back online", text: 'You can keep shopping' },
  retry: 'Try again',
  goOn: 'Keep shopping',
};

export const offlineTexts = { zhCN, en };
