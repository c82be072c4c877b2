const zhCN = {
  title: '价格说明',
  brief: '划线价、到手价是怎么来的',
  notes: [
    { name: '划线价', text: '商家提供的参考价，可能是专柜价、建议零售价或该商品曾经的售价，并非原价，仅供参考。' },
    { name: '售价', text: '您下单时的价格；不同规格、不同店铺的价格可能不同，以结算页为准。' },
    {
      name: '到手价',
      text: '按您当前可用的优惠券、满减和阶梯价，购买所示件数算出的单件价格，不含运费。优惠有数量和时间限制，以结算页为准。',
    },
    { name: '划线价与售价的差额', text: '不代表折扣力度。价格或活动信息有误时，以提交订单时显示的为准。' },
  ],
};

const en: typeof zhCN = {
  title: 'About prices',
  brief: 'What the struck price and the best price mean',
  notes: [
    {
      name: 'Struck price',
      text: 'A reference given by the store: a counter price, a recommended price or what the item once cost. It is not the former price and serves for comparison only.',
    },
    { name: 'Price', text: 'What you pay when you order. It may differ between variants and stores; the checkout page has the last word.' },
    {
      name: 'Best price',
      text: 'What one piece comes to with the coupons, reductions and step prices you can use now, for the pieces named, without delivery. Offers are limited in time and number; the checkout page has the last word.',
    },
    {
      name: 'The difference between them',
      text: 'Is no promise of a discount. Should a price or an offer be wrong, what you see when you place the order holds.',
    },
  ],
};

export const priceNoteTexts = { zhCN, en };
