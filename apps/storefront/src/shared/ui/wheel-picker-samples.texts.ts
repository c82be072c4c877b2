const zhCN = {
  birthday: '生日',
  time: '自提时间',
  reason: '取消原因',
  reasons: ['不想要了', '地址填错了', '规格或数量选错了', '没有用上优惠券，想重新下单再付款', '其他'],
};
const en: typeof zhCN = {
  birthday: 'Birthday',
  time: 'Pick-up time',
  reason: 'Reason',
  reasons: [
    'Changed my mind',
    'Wrong address',
    'Wrong option or quantity',
    'Forgot to use my coupon and want to order again',
    'Something else',
  ],
};

export const wheelPickerSampleTexts = { zhCN, en };
