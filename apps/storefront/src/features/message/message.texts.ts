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
  CARD_ENDING: {
    kind: '会员卡',
    title: (name: string) => `「${name}」快到期了`,
    text: (until: string) => `${until} 到期，到期后权益停止`,
    action: '查看我的会员卡',
  },
  LEVEL_CHANGED: {
    kind: '会员',
    up: (name: string) => `恭喜您升级为「${name}」`,
    down: (name: string) => `您的会员等级变为「${name}」`,
    text: '等级不同，会员价、包邮和积分倍数也不同',
    action: '查看会员权益',
  },
  POINTS_ENDING: {
    kind: '积分',
    title: (points: string) => `${points} 积分快到期了`,
    text: (until: string) => `${until} 到期，到期后清零`,
    action: '查看我的积分',
  },
  BIRTHDAY: {
    kind: '会员',
    title: '祝您生日快乐',
    text: (points: string) => `${points} 生日积分已到账`,
    action: '查看我的积分',
  },
  QUESTION_ANSWERED: {
    kind: '问大家',
    title: '您的提问有了回答',
    text: (question: string, goods: string) => `「${question}」 ${goods}`,
    action: '查看回答',
  },
  BALANCE_CHANGED: {
    kind: '余额',
    came: (sum: string) => `您的余额增加了 ${sum}`,
    went: (sum: string) => `您的余额减少了 ${sum}`,
    text: (left: string) => `可用余额 ${left}`,
    action: '查看余额明细',
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
  CARD_ENDING: {
    kind: 'Cards',
    title: (name) => `"${name}" ends soon`,
    text: (until) => `What it gives you ends on ${until}`,
    action: 'See my cards',
  },
  LEVEL_CHANGED: {
    kind: 'Membership',
    up: (name) => `You are now "${name}"`,
    down: (name) => `Your level is now "${name}"`,
    text: 'Member prices, free delivery and points go by your level',
    action: 'See what it gives you',
  },
  POINTS_ENDING: {
    kind: 'Points',
    title: (points) => `${points} points expire soon`,
    text: (until) => `They expire on ${until}`,
    action: 'See my points',
  },
  BIRTHDAY: {
    kind: 'Membership',
    title: 'Happy birthday',
    text: (points) => `You were given ${points} points`,
    action: 'See my points',
  },
  QUESTION_ANSWERED: {
    kind: 'Questions',
    title: 'Your question is answered',
    text: (question, goods) => `"${question}" ${goods}`,
    action: 'See the answers',
  },
  BALANCE_CHANGED: {
    kind: 'Balance',
    came: (sum) => `${sum} was added to your balance`,
    went: (sum) => `${sum} was taken from your balance`,
    text: (left) => `${left} available`,
    action: 'See your transactions',
  },
};

export const messageTexts = { zhCN, en };
