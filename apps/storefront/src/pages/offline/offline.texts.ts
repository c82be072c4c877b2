const zhCN = {
  away: { title: '网络已断开', text: '请检查网络连接；没有任何订单或款项受到影响' },
  back: { title: '网络已恢复', text: '可以继续逛了' },
  retry: '再试一次',
  goOn: '继续',
};

const en: typeof zhCN = {
  away: { title: "You're offline", text: 'Please check your connection. No order or payment is affected' },
  back: { title: "You're back online", text: 'You can go on shopping' },
  retry: 'Try again',
  goOn: 'Go on',
};

export const offlineTexts = { zhCN, en };
