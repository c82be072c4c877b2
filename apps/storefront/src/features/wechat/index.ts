export { WechatEntrance } from './lazy-entrance.tsx';
export { useInWechat } from './use-in-wechat.ts';
export { usePayerRound } from './use-payer-round.ts';
