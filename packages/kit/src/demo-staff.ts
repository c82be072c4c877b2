/** Who works for the demo merchant. Development alone has them: the seed makes them, and the console's sign-in offers them. */
export interface DemoPerson {
  readonly name: string;
  readonly nick: string;
  readonly role: string;
  /** Names of calls, or whole modules; null: everything. */
  readonly permissions: readonly string[] | null;
  /** The nth of the demo's shops; null: all of them. */
  readonly shop: number | null;
}

/** Known to everybody, which is why it is never used in production. */
export const DEMO_PASSWORD = 'qianpu-demo-only';

const warehouse = [
  'trade.order.search',
  'trade.order.countsForStaff',
  'trade.order.detailForStaff',
  'trade.order.note',
  'trade.order.ship',
  'trade.order.shipMany',
  'trade.order.checkShipments',
  'trade.order.export',
  'delivery.carrier.list',
  'catalog.stock.list',
  'catalog.stock.changes',
  'catalog.stock.supply',
  'catalog.stock.supplyMany',
  'catalog.stock.setThreshold',
  'ops.task.list',
  'ops.task.find',
  'ops.task.download',
  'shop.shop.list',
];

export const demoStaff: readonly DemoPerson[] = [
  { name: 'owner', nick: '店主', role: 'owner', permissions: null, shop: null },
  {
    name: 'manager',
    nick: '林店长',
    role: '店长',
    permissions: ['trade.*', 'catalog.*', 'shop.*', 'delivery.*', 'support.*', 'decoration.*', 'marketing.*', 'checkout.*', 'report.*'],
    shop: 0,
  },
  { name: 'warehouse', nick: '仓库小赵', role: '仓库', permissions: warehouse, shop: null },
  {
    name: 'service',
    nick: '客服小周',
    role: '客服',
    permissions: [
      'support.*',
      'member.*',
      'trade.order.search',
      'trade.order.countsForStaff',
      'trade.order.detailForStaff',
      'trade.order.note',
      'trade.refund.request',
      'trade.refund.list',
      'catalog.review.inbox',
      'catalog.review.counts',
      'catalog.review.answer',
      'catalog.question.inbox',
      'catalog.question.counts',
      'catalog.question.answersForStaff',
      'catalog.question.reply',
      'ledger.balance.listForStaff',
      'ledger.adjustment.ask',
      'ledger.adjustment.list',
      'ledger.adjustment.refuse',
      'delivery.carrier.list',
      'shop.shop.list',
    ],
    shop: null,
  },
];
