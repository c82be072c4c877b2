import { randomBytes } from 'node:crypto';
import type { NewWechatAccount } from '#modules/wechat';

export interface TestWechatAccount extends NewWechatAccount {
  /** Apps of one owner know a person by one unionId. */
  readonly owner?: string;
}

/** A merchant's official account, with a secret of its own. */
export const aWechatAccount = (): TestWechatAccount => ({
  appId: `wx${randomBytes(8).toString('hex')}`,
  secret: randomBytes(16).toString('hex'),
});

/** Its mini-program. */
export const aMiniProgram = (): TestWechatAccount => ({
  ...aWechatAccount(),
  channelInfoId: 1,
  originId: `gh_${randomBytes(6).toString('hex')}`,
});
