export { signCard } from './sign-card.ts';
/** The merchant's official account or mini-program at WeChat. */
export { type NewWechatAccount, setWechatAccount } from './wechat-account.ts';
