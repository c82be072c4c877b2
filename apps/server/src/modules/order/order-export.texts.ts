/** Heads of the columns of an export, in their order. */
export const exportHeads = {
  'zh-CN': [
    ...['订单号', '店铺', '状态', '下单时间', '付款时间', '支付方式', '商品', '规格', '数量', '单价', '优惠', '小计'],
    ...['订单应付', '退款状态', '收货人', '手机', '省', '市', '区', '买家留言', '物流公司', '运单号'],
  ],
  en: [
    ...['Order', 'Shop', 'State', 'Placed', 'Paid', 'Paid by', 'Goods', 'Options', 'Pieces', 'Unit price', 'Reduction', 'Line total'],
    ...['Order total', 'Refund', 'Recipient', 'Phone', 'Province', 'City', 'District', 'Message', 'Carrier', 'Tracking number'],
  ],
} as const;
