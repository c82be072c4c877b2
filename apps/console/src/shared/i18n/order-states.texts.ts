const zhCN = {
  UNPAID: '待付款',
  PAID_WAIT_GROUP: '待成团',
  TO_SHIP: '待发货',
  PART_SHIPPED: '部分发货',
  SHIPPED: '已发货',
  TO_PICK_UP: '待自提',
  COMPLETED: '已完成',
  CLOSED: '已关闭',
};
const en: typeof zhCN = {
  UNPAID: 'Unpaid',
  PAID_WAIT_GROUP: 'Group open',
  TO_SHIP: 'To ship',
  PART_SHIPPED: 'Part shipped',
  SHIPPED: 'Shipped',
  TO_PICK_UP: 'To pick up',
  COMPLETED: 'Completed',
  CLOSED: 'Closed',
};

/** Of orders, wherever one is shown. */
export const orderStates = { zhCN, en };
