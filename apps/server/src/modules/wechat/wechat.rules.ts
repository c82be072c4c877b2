import type { WechatChannel } from './wechat.types.ts';

/** A ticket this close to its end is renewed; until then the old one serves. */
export const RENEW_AHEAD_MS = 10 * 60_000;
/** One process has so long to ask the platform; then another may. */
export const ASKING_MS = 10_000;
/** After a refusal or silence the platform is not asked again before. */
export const SILENT_MS = 10_000;

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Sealed for one merchant, app and purpose, a secret opens nowhere else. The official account's place is older than the other. */
export const sealedAt = (what: 'secret' | 'ticket' | 'card_ticket', mid: string, channel: WechatChannel): string =>
  channel === 2 ? `wechat_account/${mid}/${what}` : `wechat_account/${mid}/${channel}/${what}`;

/** Whether the page is one of the host its reader called us by: a signature for another site's page would lend it the account. */
export const isOwnPage = (url: string, host: string | undefined): boolean => new URL(url).hostname === host;
