/** A ticket this close to its end is renewed; until then the old one serves. */
export const RENEW_AHEAD_MS = 10 * 60_000;
/** One process has so long to ask the platform; then another may. */
export const ASKING_MS = 10_000;
/** After a refusal or silence the platform is not asked again before. */
export const SILENT_MS = 10_000;

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Sealed for one merchant and one purpose, a secret opens nowhere else. */
export const sealedAt = (what: 'secret' | 'ticket', mid: string): string => `wechat_account/${mid}/${what}`;

/** Whether the page is one of the host its reader called us by: a signature for another site's page would lend it the account. */
export const isOwnPage = (url: string, host: string | undefined): boolean => new URL(url).hostname === host;
