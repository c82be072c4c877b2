/** Heads of the columns of an export, in their order. */
export const memberHeads = {
  'zh-CN': ['会员编号', '昵称', '手机', '标签', '注册时间', '最近访问', '付款订单数', '累计付款', '累计退款', '最近付款'],
  en: ['Member', 'Nickname', 'Phone', 'Labels', 'Joined', 'Last visit', 'Paid orders', 'Paid', 'Refunded', 'Last payment'],
} as const;
