const zhCN = {
  OVER: '结束时间已经过了，请改到以后',
  NO_GOODS: '没有一件参加的商品在售，请换商品或先上架',
  PRICE_NOT_LOWER: (shop: string, amount: string) => `${shop}的日常价是 ${amount}，活动价要更低`,
  STOCK_SHORT: (shop: string, left: string) => `${shop}只有 ${left} 件可售，活动库存不能更多`,
  STOCK_ALL: (shop: string) => `${shop}的可售库存全部划给活动，活动外会显示售罄`,
  OFF_SHELF: (shop: string) => `${shop}没有在卖，这个规格在那里不参加`,
  anyShop: '门店',
};
const en: typeof zhCN = {
  OVER: 'Its end is past: set a later one',
  NO_GOODS: 'None of its goods is on sale: choose others, or put them on the shelf first',
  PRICE_NOT_LOWER: (shop, amount) => `${shop} sells it for ${amount}: the price has to be lower`,
  STOCK_SHORT: (shop, left) => `${shop} has ${left} to sell: no more can be set aside`,
  STOCK_ALL: (shop) => `All that ${shop} has is set aside: elsewhere it reads as sold out`,
  OFF_SHELF: (shop) => `${shop} does not sell it: there it takes no part`,
  anyShop: 'A shop',
};

/** What stands against publishing an activity, or is only worth knowing. */
export const findingTexts = { zhCN, en };
