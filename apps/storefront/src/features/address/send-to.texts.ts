const zhCN = {
  title: '送至',
  hint: '选择收货地区',
  myAddresses: '我的收货地址',
  otherRegion: '选择其他地区',
  locate: '定位当前位置',
};

const en: typeof zhCN = {
  title: 'Deliver to',
  hint: 'Choose where it goes',
  myAddresses: 'My addresses',
  otherRegion: 'Choose another region',
  locate: 'Use my location',
};

export const sendToTexts = { zhCN, en };
