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

const counter = ['trade.order.listAll', 'trade.order.ship', 'shop.shop.list', 'delivery.freightRule.list'];

export const demoStaff: readonly DemoPerson[] = [
  { name: 'owner', nick: '店主', role: 'owner', permissions: null, shop: null },
  {
    name: 'manager',
    nick: '林店长',
    role: '店长',
    permissions: ['trade.*', 'catalog.*', 'shop.*', 'delivery.*', 'support.*', 'decoration.*', 'report.*'],
    shop: 0,
  },
  { name: 'warehouse', nick: '仓库小赵', role: '仓库', permissions: counter, shop: null },
  {
    name: 'service',
    nick: '客服小周',
    role: '客服',
    permissions: ['support.*', 'member.*', 'trade.order.listAll', 'shop.shop.list'],
    shop: null,
  },
];
