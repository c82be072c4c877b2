/** Where an order stands. */
const zhCN = {
  UNPAID: '待付款',
  PAID_WAIT_GROUP: '等待成团',
  TO_SHIP: '待发货',
  PART_SHIPPED: '部分发货',
  SHIPPED: '待收货',
  TO_PICK_UP: '待自提',
  COMPLETED: '已完成',
  CLOSED: '已关闭',
};
const en: typeof zhCN = {
  UNPAID: 'To pay',
  PAID_WAIT_GROUP: 'Waiting for the group',
  TO_SHIP: 'To ship',
  PART_SHIPPED: 'Partly shipped',
  SHIPPED: 'On the way',
  TO_PICK_UP: 'Ready for pick-up',
  COMPLETED: 'Completed',
  CLOSED: 'Closed',
};

export const orderStateTexts = { zhCN, en };
