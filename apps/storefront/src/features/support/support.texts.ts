import type { OutputOf } from '@qianpu/contract/types';

type Opening = Pick<OutputOf<'shop.status.find'>, 'status' | 'hours'>;

const zhCN = {
  barred: { title: '暂时不能进店', text: '您已被禁止进入店铺，请联系客服' },
  late: {
    bar: '店铺休息中',
    title: (shopName: string) => `${shopName}休息中`,
    text: ({ status, hours }: Opening) =>
      status === 'OPEN' ? '还没到营业时间，您可以先下单' : hours === '' ? '您可以先逛逛，营业后再下单' : `营业时间 ${hours}，营业后再下单`,
  },
  open: { bar: '店铺营业中', title: (shopName: string) => `${shopName}营业中`, text: '现在可以下单了' },
  callService: '联系客服',
  hours: (hours: string) => `营业时间 ${hours}`,
  otherStores: '其他店铺',
  service: '客服',
  online: '在线客服',
  onlineNote: (nick: string) => `${nick}为您解答`,
  onlineClosed: '在线客服已关闭，您可以电话咨询商家',
  phoneNote: '拨打电话',
  serviceFailed: '客服信息没有加载出来',
  callAt: (phone: string) => `拨打 ${phone}`,
  noPhone: '店铺暂未提供客服电话',
};
const en: typeof zhCN = {
  barred: { title: "You can't enter this store", text: 'You have been barred from the store, contact customer service' },
  late: {
    bar: 'Store closed for now',
    title: (shopName) => `${shopName} is closed for now`,
    text: ({ status, hours }) =>
      status === 'OPEN'
        ? 'It is outside opening hours, but you can already order'
        : hours === ''
          ? 'Have a look around and order once it opens'
          : `Open ${hours}. You can order then`,
  },
  open: { bar: 'Store open', title: (shopName) => `${shopName} is open`, text: 'You can order again' },
  callService: 'Call customer service',
  hours: (hours) => `Open ${hours}`,
  otherStores: 'Other stores',
  service: 'Service',
  online: 'Online service',
  onlineNote: (nick) => `${nick} will answer you`,
  onlineClosed: 'Online customer service is closed, you can consult the merchant by phone',
  phoneNote: 'Call',
  serviceFailed: "Couldn't load customer service",
  callAt: (phone) => `Call ${phone}`,
  noPhone: 'The store has no phone number yet',
};

export const supportTexts = { zhCN, en };
