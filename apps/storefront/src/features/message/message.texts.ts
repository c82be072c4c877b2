const zhCN = {
  allRead: '全部已读',
  unread: '未读',
  kept: '只保留 90 天的消息',
  failed: '消息没有加载出来',
  empty: { title: '还没有消息', text: '优惠券到期等提醒会出现在这里' },
  serviceSays: '有问题，随时问我们',
  COUPON_ENDING: {
    kind: '优惠',
    title: (name: string) => `「${name}」快到期了`,
    text: (until: string) => `${until} 到期，记得使用`,
    action: '查看我的券',
  },
  QUESTION_ANSWERED: {
    kind: '问大家',
    title: '您的提问有了回答',
    text: (question: string, goods: string) => `「${question}」 ${goods}`,
    action: '查看回答',
  },
};

const en: typeof zhCN = {
  allRead: 'Mark all read',
  unread: 'Unread',
  kept: 'Messages stay for 90 days',
  failed: 'The messages could not be loaded',
  empty: { title: 'No messages yet', text: 'Reminders, such as coupons about to expire, appear here' },
  serviceSays: 'Any questions? Write to us',
  COUPON_ENDING: {
    kind: 'Offers',
    title: (name) => `"${name}" expires soon`,
    text: (until) => `Use it before ${until}`,
    action: 'See my coupons',
  },
  QUESTION_ANSWERED: {
    kind: 'Questions',
    title: 'Your question is answered',
    text: (question, goods) => `"${question}" ${goods}`,
    action: 'See the answers',
  },
};

export const messageTexts = { zhCN, en };
