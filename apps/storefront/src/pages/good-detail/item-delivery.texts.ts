const zhCN = {
  label: '送至',
  noRegion: '请选择收货地区',
  hours: (hours: number) => `${hours} 小时内发货`,
  days: (days: number) => `${days} 天内发货`,
  free: '免运费',
  freight: (amount: string) => `运费 ${amount}`,
  freeFrom: (amount: string, from: string) => `运费 ${amount}，满 ${from} 免运费`,
};

const en: typeof zhCN = {
  label: 'Deliver to',
  noRegion: 'Choose your region',
  hours: (hours) => `Ships within ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  days: (days) => `Ships within ${days} days`,
  free: 'Free delivery',
  freight: (amount) => `Delivery ${amount}`,
  freeFrom: (amount, from) => `Delivery ${amount}, free from ${from}`,
};

export const itemDeliveryTexts = { zhCN, en };
