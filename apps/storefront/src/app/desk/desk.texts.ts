const zhCN = {
  about: '扫码与店铺信息',
  scan: '扫码用手机继续',
  scanNote: '打开的就是这一页',
  call: (phone: string) => `拨打 ${phone}`,
};

const en: typeof zhCN = {
  about: 'Scan code and shop',
  scan: 'Continue on your phone',
  scanNote: 'Scan to open this page',
  call: (phone) => `Call ${phone}`,
};

export const deskTexts = { zhCN, en };
