/** A merchant's app at the platform: its official account or its mini-program. */
export interface OpenAccount {
  readonly appId: string;
  readonly secret: string;
}

/** What signatures are made with. */
interface SigningTicket {
  readonly ticket: string;
  readonly seconds: number;
}

/** Somebody as the platform tells of them to one app. */
export interface OpenPerson {
  readonly openId: string;
  /** The same at all apps of one owner; null where the merchant has not told the platform that they are. */
  readonly unionId: string | null;
  /** Null when the shopper was not asked for it. */
  readonly nickName: string | null;
}

/**
 * Why there is no answer. `refused`: the code is unknown, late, used or another app's, and asking again would not help. `unavailable`:
 * no answer, one that makes no sense, or a refusal that is not the code's fault.
 */
export type NoAnswer = 'refused' | 'unavailable';

export interface WechatOpenGateway {
  /** For pages, or for cards. */
  fetchTicket(account: OpenAccount, type: 'jsapi' | 'wx_card'): Promise<SigningTicket | 'unavailable'>;
  /** Who came back to a page with this code. */
  exchangePageCode(account: OpenAccount, code: string): Promise<OpenPerson | NoAnswer>;
  /** Who holds the phone on which the mini-program got this code. */
  exchangeMiniCode(account: OpenAccount, code: string): Promise<OpenPerson | NoAnswer>;
  /** The phone number the shopper has let the mini-program have: eleven digits of the mainland. */
  exchangePhoneCode(account: OpenAccount, code: string): Promise<{ readonly phone: string } | NoAnswer>;
  /** Where a page sends the shopper to be asked who they are. */
  authorizeUrl(input: AuthorizeRequest): string;
}

interface AuthorizeRequest {
  readonly appId: string;
  readonly returnUrl: string;
  readonly scope: 'base' | 'userinfo';
  readonly state: string;
}
