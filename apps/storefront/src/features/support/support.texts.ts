const zhCN = {
  barred: { title: '暂时不能进店', text: '您已被禁止进入店铺，请联系客服' },
  late: {
    title: (shopName: string) => `${shopName}休息中`,
    text: (hours: string) => (hours === '' ? '商品可以先看看，开门后再下单' : `营业时间 ${hours}，开门后再下单`),
  },
  open: { title: (shopName: string) => `${shopName}营业中`, text: '已经开门，可以下单了' },
  callService: '联系客服',
  isOpen: '营业中',
  isResting: '休息中',
  hours: (hours: string) => `营业时间 ${hours}`,
  otherStores: '其他店铺',
  service: '客服',
  online: '在线客服',
  onlineNote: (nick: string) => `${nick}为您解答`,
  onlineClosed: '在线客服已关闭，您可以电话咨询商家',
  phoneNote: '拨打电话',
  serviceFailed: '客服信息没有加载出来',
  callAt: (phone: string) => `拨打 ${phone}`,
  noPhone: '店铺暂未留下客服电话',
};
const en: typeof zhCN = {
  barred: { title: "You can't enter this store", text: 'You have been barred from the store, contact customer service' },
  late: {
    title: (shopName) => `${shopName} is closed for now`,
    text: (hours) => (hours === '' ? 'Look around, and order once it opens' : `Open ${hours}. You can order then`),
  },
  open: { title: (shopName) => `${shopName} is open`, text: 'You can order again' },
  callService: 'Call customer service',
  isOpen: 'Open',
  isResting: 'Closed for now',
  hours: (hours) => `Open ${hours}`,
  otherStores: 'Other stores',
  service: 'Service',
  online: 'Online service',
  onlineNote: (nick) => `${nick} will answer you`,
  onlineClosed: 'Online customer service is closed, you can consult the merchant by phone',
  phoneNote: 'Call',
  serviceFailed: 'Customer service could not be loaded',
  callAt: (phone) => `Call ${phone}`,
  noPhone: 'The store has left no phone number yet',
};

export const supportTexts = { zhCN, en };
