const zhCN = {
  logIn: '登录 / 注册',
  logInSays: '登录后查看订单和收货地址',
  toProfile: '查看并编辑个人资料',
  favourites: '收藏',
  services: '我的服务',
  recommended: '为您推荐',
  recommendedSays: '本店热销',
};

const en: typeof zhCN = {
  logIn: 'Log in or sign up',
  logInSays: 'See your orders and addresses',
  toProfile: 'View and edit your profile',
  favourites: 'Saved',
  services: 'Services',
  recommended: 'Recommended',
  recommendedSays: 'Popular in this store',
};

export const memberTexts = { zhCN, en };
