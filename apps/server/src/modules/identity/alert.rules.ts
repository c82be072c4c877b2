import type { AlertKind } from './identity.types.ts';

const texts: Record<AlertKind, string> = {
  phoneRequested: '申请更换手机号，72小时后生效',
  phoneSoon: '更换手机号将在24小时内生效',
  phoneChanged: '已更换手机号',
  payPassword: '已设置新的支付密码',
  exported: '已导出个人数据',
  erasureRequested: '申请注销账号，7天后生效',
};

/** What a message to a phone says has happened; the provider's template has the rest. */
export const alertText = (kind: AlertKind): string => texts[kind];
