import { counted } from '#i18n/counted';

interface Limit {
  readonly pieces: number;
  readonly days: number;
  readonly left: number;
}

const zhCN = {
  added: '已加入购物车',
  guestCartFull: '购物车已满，请先清理或登录',
  cart: '购物车',
  cartWith: (count: number) => `购物车，${count} 件`,
  edit: '编辑',
  done: '完成',
  kinds: (kinds: number, pieces: number) => `共 ${kinds} 种 ${pieces} 件`,
  tickShop: (shop: string) => `选择 ${shop} 的全部商品`,
  tickLine: (title: string) => `选择 ${title}`,
  tickAll: '全选',
  quantityOf: (title: string) => `${title} 的数量`,
  left: (count: number) => `仅剩 ${count} 件`,
  short: (stock: number) => `库存只有 ${stock} 件，暂不计入合计`,
  unfit: '购买数量不符合要求，暂不计入合计',
  limit: ({ pieces, days }: Limit) => `每人 ${days} 天内限购 ${pieces} 件`,
  limited: ({ pieces, left }: Limit) =>
    left > 0 ? `每人限购 ${pieces} 件，您还可购买 ${left} 件，暂不计入合计` : `每人限购 ${pieces} 件，您已达上限，暂不计入合计`,
  take: (pieces: number) => `改为 ${pieces} 件`,
  remove: '删除',
  removeLine: (title: string) => `删除 ${title}`,
  removeChosen: (count: number) => (count > 0 ? `删除 (${count})` : '删除'),
  removeTitle: (count: number) => `删除 ${count} 种商品？`,
  removeText: '删除后如需购买，请重新加入购物车',
  invalid: (count: number) => `失效商品 ${count} 件`,
  invalidWhy: (soldOut: number, offShelf: number) =>
    [soldOut > 0 && `${soldOut} 件售罄`, offShelf > 0 && `${offShelf} 件已下架`].filter(Boolean).join(' · '),
  soldOut: '已售罄',
  offShelf: '已下架',
  gone: '商品已下架',
  clear: '清空',
  swipeHint: '左滑商品可删除',
  total: '合计',
  saved: (amount: string) => `已优惠 ${amount}`,
  freight: (amount: string) => `含运费 ${amount}`,
  breakdown: '明细',
  checkout: (pieces: number) => `结算 (${pieces})`,
  chooseFirst: '请选择要购买的商品',
  breakdownTitle: '金额明细',
  breakdownNote: '运费和优惠以提交订单时的金额为准',
  loginToSee: '登录后计算运费和优惠',
  empty: { title: '购物车还空着', text: '挑几样喜欢的放进来吧' },
  toHome: '去逛逛',
  recommended: '大家都在买',
};

const en: typeof zhCN = {
  added: 'Added to your cart',
  guestCartFull: 'Your cart is full. Remove something or log in',
  cart: 'Cart',
  cartWith: (count) => `Cart, ${counted(count, 'item')}`,
  edit: 'Edit',
  done: 'Done',
  kinds: (kinds, pieces) => `${counted(kinds, 'product')}, ${counted(pieces, 'item')}`,
  tickShop: (shop) => `Select everything from ${shop}`,
  tickLine: (title) => `Select ${title}`,
  tickAll: 'All',
  quantityOf: (title) => `Quantity of ${title}`,
  left: (count) => `Only ${count} left`,
  short: (stock) => `Only ${stock} left, so not in the total yet`,
  unfit: 'Not sold in this quantity, so not in the total yet',
  limit: ({ pieces, days }) => `Limit ${pieces} per person in ${counted(days, 'day')}`,
  limited: ({ pieces, left }) =>
    left > 0
      ? `Limit ${pieces} per person, you can still buy ${left}, so not in the total yet`
      : `Limit ${pieces} per person, and you have reached it, so not in the total`,
  take: (pieces) => `Change to ${pieces}`,
  remove: 'Remove',
  removeLine: (title) => `Remove ${title}`,
  removeChosen: (count) => (count > 0 ? `Remove (${count})` : 'Remove'),
  removeTitle: (count) => `Remove ${counted(count, 'product')}?`,
  removeText: "This can't be undone, but you can add them to your cart again",
  invalid: (count) => `${counted(count, 'item')} unavailable`,
  invalidWhy: (soldOut, offShelf) =>
    [soldOut > 0 && `${soldOut} sold out`, offShelf > 0 && `${offShelf} no longer available`].filter(Boolean).join(' · '),
  soldOut: 'Sold out',
  offShelf: 'No longer available',
  gone: 'No longer available',
  clear: 'Clear',
  swipeHint: 'Swipe left on an item to remove it',
  total: 'Total',
  saved: (amount) => `You save ${amount}`,
  freight: (amount) => `Incl. ${amount} delivery`,
  breakdown: 'Details',
  checkout: (pieces) => `Check out (${pieces})`,
  chooseFirst: 'Please select what to buy',
  breakdownTitle: 'Price details',
  breakdownNote: 'Delivery and discounts are final once you place the order',
  loginToSee: 'Log in to see delivery and discounts',
  empty: { title: 'Your cart is empty', text: 'Add something you like' },
  toHome: 'Go shopping',
  recommended: 'Popular now',
};

export const cartTexts = { zhCN, en };
