export type { WechatChannel } from '#modules/identity';
