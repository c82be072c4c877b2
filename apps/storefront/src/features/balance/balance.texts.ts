const zhCN = {
  balance: '余额',
  usable: '可用余额',
  parts: (principal: string, bonus: string) => `本金 ${principal}，赠送 ${bonus}`,
  held: (sum: string) => `另有 ${sum} 冻结中，处理完成后退回或扣除`,
  movements: '余额明细',
  kinds: { ALL: '全部', IN: '收入', OUT: '支出' },
  left: (sum: string) => `余 ${sum}`,
  bonus: '赠送',
  failed: '明细没有加载出来',
  note: '付款时可选择余额支付，按比例使用本金和赠送',
  empty: {
    ALL: { title: '还没有余额变动', text: '余额的每一笔收支都会记在这里' },
    IN: { title: '还没有收入', text: '余额的每一笔收支都会记在这里' },
    OUT: { title: '还没有支出', text: '余额的每一笔收支都会记在这里' },
  },
  sorts: {
    HELD: '调整待处理，暂时冻结',
    FREED: '冻结退回',
    JOINED: '合并账号转入',
    VOID: '赠送失效',
    SPENT: '购物支付',
    UNSPENT: '支付未完成，退回',
    REFUNDED: '订单退款',
    RECHARGED: '充值',
  },
  reasons: { COMPENSATION: '商家补偿', CORRECTION: '余额更正', OFFLINE: '线下收退款', OTHER: '商家调整' },
};

const en: typeof zhCN = {
  balance: 'Balance',
  usable: 'Available balance',
  parts: (principal, bonus) => `${principal} paid in, ${bonus} bonus`,
  held: (sum) => `Another ${sum} is on hold until it is returned or taken`,
  movements: 'Transactions',
  kinds: { ALL: 'All', IN: 'In', OUT: 'Out' },
  left: (sum) => `${sum} left`,
  bonus: 'Bonus',
  failed: 'The transactions could not be loaded',
  note: 'Choose your balance when you pay. It uses what you paid in and your bonus in proportion',
  empty: {
    ALL: { title: 'No transactions yet', text: 'Everything that changes your balance appears here' },
    IN: { title: 'Nothing has come in yet', text: 'Everything that changes your balance appears here' },
    OUT: { title: 'Nothing has gone out yet', text: 'Everything that changes your balance appears here' },
  },
  sorts: {
    HELD: 'On hold for an adjustment',
    FREED: 'Hold released',
    JOINED: 'From your other account',
    VOID: 'Bonus voided',
    SPENT: 'Paid for an order',
    UNSPENT: 'Not paid after all, returned',
    REFUNDED: 'Order refunded',
    RECHARGED: 'Recharged',
  },
  reasons: {
    COMPENSATION: 'Compensation',
    CORRECTION: 'Correction',
    OFFLINE: 'Paid or refunded in store',
    OTHER: 'Adjustment by the store',
  },
};

export const balanceTexts = { zhCN, en };
