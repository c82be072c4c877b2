import type { StaffCall } from '#api/calls';
import type { Texts } from '#i18n/texts';

type StaffModule = StaffCall extends `${infer Module}.${string}` ? Module : never;

/** Subjects a role is given as a whole. */
export const moduleNames: Readonly<Record<StaffModule, Texts<string>>> = {
  asset: { zhCN: '素材', en: 'Files' },
  behaviour: { zhCN: '访问统计', en: 'Analytics' },
  catalog: { zhCN: '商品、库存与评价', en: 'Goods, stock and reviews' },
  checkout: { zhCN: '优惠试算', en: 'Trying out prices' },
  decoration: { zhCN: '页面装修', en: 'Pages' },
  delivery: { zhCN: '配送', en: 'Delivery' },
  ledger: { zhCN: '账本与会员余额', en: 'The book and balances of members' },
  marketing: { zhCN: '优惠券与营销', en: 'Coupons and marketing' },
  member: { zhCN: '会员与协议', en: 'Members and agreements' },
  ops: { zhCN: '任务与域名文件', en: 'Tasks and domain files' },
  report: { zhCN: '数据', en: 'Reports' },
  shop: { zhCN: '门店与设置', en: 'Shops and settings' },
  staff: { zhCN: '员工', en: 'Staff' },
  support: { zhCN: '客服', en: 'Customer service' },
  trade: { zhCN: '订单、退款与收款', en: 'Orders, refunds and payment' },
};

/** What the audit log holds beside calls of staff. */
export const otherActions = {
  'staff.account.login': { zhCN: '登录', en: 'Sign in' },
  'staff.invitation.accept': { zhCN: '接受邀请', en: 'Accept an invitation' },
  'operator.factor.reset': { zhCN: '平台重置动态验证码', en: 'Authenticator reset by the operator' },
} satisfies Record<string, Texts<string>>;
