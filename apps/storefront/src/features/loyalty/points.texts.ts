import { counted } from '#i18n/counted';

const zhCN = {
  points: '积分',
  usable: '可用积分',
  debt: (points: string) => `退款后还欠 ${points} 分，下次获得时自动抵扣`,
  ends: '即将到期',
  endsOn: (points: string, day: string) => `${points} 分 ${day} 到期`,
  rule: '积分规则',
  perYuan: (points: number) => `每实付 1 元得 ${points} 分，确认收货后到账；会员等级和会员卡可多得`,
  noneByBuying: '购物暂不送积分',
  takenBack: '退款时，按退款金额扣回这单送的积分',
  expiry: '积分有效期到次年年底，先到期的先用',
  entries: '积分明细',
  owed: (points: string) => `另欠 ${points}`,
  paidOff: (points: string) => `另有 ${points} 抵了欠分`,
  failed: '明细没有加载出来',
  empty: { title: '还没有积分', text: '购物并确认收货后，积分会记在这里' },
  sources: {
    ORDER: '购物',
    REFUND: '退款扣回',
    GRANT: '活动奖励',
    BIRTHDAY: '生日积分',
    STAFF: '商家调整',
    UNDONE: '商家退回',
    JOINED: '合并账号转入',
    OVER: '到期清零',
  },
};

const en: typeof zhCN = {
  points: 'Points',
  usable: 'Available points',
  debt: (points) => `${points} still owed after a refund, taken from the next you earn`,
  ends: 'Expiring',
  endsOn: (points, day) => `${points} expire on ${day}`,
  rule: 'How points work',
  perYuan: (points) => `${counted(points, 'point')} for each yuan you pay, once the order is received. Levels and cards give more`,
  noneByBuying: 'Orders earn no points for now',
  takenBack: 'A refund takes back its share of the points the order earned',
  expiry: 'Points last until the end of next year. The first to expire are used first',
  entries: 'History',
  owed: (points) => `${points} more owed`,
  paidOff: (points) => `${points} more paid off what was owed`,
  failed: 'The history could not be loaded',
  empty: { title: 'No points yet', text: 'Points appear here once you have received an order' },
  sources: {
    ORDER: 'Order',
    REFUND: 'Taken back by a refund',
    GRANT: 'Reward',
    BIRTHDAY: 'Birthday points',
    STAFF: 'Adjustment by the store',
    UNDONE: 'Returned by the store',
    JOINED: 'From your other account',
    OVER: 'Expired',
  },
};

export const pointsTexts = { zhCN, en };
