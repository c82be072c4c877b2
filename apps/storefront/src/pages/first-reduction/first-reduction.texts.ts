const zhCN = {
  rules: ['可与满减、优惠券同享，下单自动减', '未付款的订单取消后，首单资格保留', '同一手机号、微信在本商家仅享一次'],
  login: '登录后确认您的首单资格',
  toLogin: '去登录',
  notNew: '首单立减仅限新客：您已在本商家下过单',
  isNew: '您可享首单立减，下单时自动减',
  toCart: '去购物车',
  none: { title: '暂无首单优惠', text: '可以先逛逛店里的其他商品' },
};

const en: typeof zhCN = {
  rules: [
    'Taken off at checkout, together with spend-and-save and coupons',
    'An order you cancel before paying does not count',
    'Once per phone number and WeChat account with this merchant',
  ],
  login: 'Log in to see whether this is for you',
  toLogin: 'Log in',
  notNew: 'This is for new customers: you have ordered here before',
  isNew: 'It is yours: taken off at checkout',
  toCart: 'Go to cart',
  none: { title: 'No first-order offer right now', text: 'Have a look at what else is in the store' },
};

export const firstReductionTexts = { zhCN, en };
