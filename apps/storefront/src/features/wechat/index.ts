export { WechatEntrance } from './lazy-entrance.tsx';
export { usePayerRound } from './use-payer-round.ts';
