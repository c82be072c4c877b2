import { randomBytes } from 'node:crypto';
import type { NewWechatAccount } from '#modules/member';

/** A merchant's official account, with a secret of its own. */
export const aWechatAccount = (): NewWechatAccount => ({
  appId: `wx${randomBytes(8).toString('hex')}`,
  secret: randomBytes(16).toString('hex'),
});
