const zhCN = {
  brand: '千铺',
  product: '商家后台',
  menu: '主菜单',
  allShops: '全部门店',
  chooseShop: '选择门店',
  search: '搜订单、商品、页面',
  viewShop: '看店铺',
  signOut: '退出登录',
  language: 'English',
  factor: '动态验证码',
  crumbs: '当前位置',
  skip: '跳到正文',
  settings: '设置',
  password: '修改密码与登录设备',
};
const en: typeof zhCN = {
  brand: 'Qianpu',
  product: 'Console',
  menu: 'Main menu',
  allShops: 'All shops',
  chooseShop: 'Choose a shop',
  search: 'Search orders, goods, pages',
  viewShop: 'View shop',
  signOut: 'Sign out',
  language: '中文',
  factor: 'Authenticator',
  crumbs: 'You are here',
  skip: 'Skip to content',
  settings: 'Settings',
  password: 'Password and devices',
};

export const frameTexts = { zhCN, en };
