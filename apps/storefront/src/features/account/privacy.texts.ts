const zhCN = {
  exportLabel: '导出个人数据',
  exportNote: '资料、地址、订单、评价、收藏、聊天等',
  exportSays: '验证后即可下载一份包含您全部个人数据的文件，请妥善保管。',
  exported: '已开始下载',
  erase: '注销账号',
  eraseNote: '7 天内可撤销',
  eraseAsk: '确定注销账号？',
  eraseSays:
    '申请后所有设备都会退出登录，7 天内重新登录可撤销。7 天后您的手机号、资料、地址、收藏、聊天和评价将被删除且无法恢复；订单仅保留编号和金额。',
  eraseConfirm: '继续注销',
  eraseKeep: '再想想',
  erased: '已申请注销，7 天内登录可撤销',
  leavingTitle: '账号即将注销',
  leaving: (when: string) => `您的账号将于 ${when} 注销，届时个人信息将被删除且无法恢复。`,
  stay: '撤销注销',
  stays: '已撤销，账号将保留',
  phoneFirst: '请先绑定手机号，再进行此操作。',
};

const en: typeof zhCN = {
  exportLabel: 'Export your data',
  exportNote: 'Profile, addresses, orders, reviews, favourites, chats and more',
  exportSays: "Confirm it's you to download a file with all your personal data. Please keep it safe.",
  exported: 'Download started',
  erase: 'Delete account',
  eraseNote: 'You can undo this within 7 days',
  eraseAsk: 'Delete your account?',
  eraseSays:
    'All your devices will be logged out. Log in within 7 days to undo it. After that your number, profile, addresses, favourites, chats and reviews are deleted for good. Orders keep only their number and amount.',
  eraseConfirm: 'Continue',
  eraseKeep: 'Keep my account',
  erased: 'Deletion requested. Log in within 7 days to undo it',
  leavingTitle: 'Your account will be deleted',
  leaving: (when) => `Your account will be deleted on ${when}. Your personal data will then be gone for good.`,
  stay: 'Keep my account',
  stays: 'Your account stays',
  phoneFirst: 'Please add your phone number first.',
};

export const privacyTexts = { zhCN, en };
