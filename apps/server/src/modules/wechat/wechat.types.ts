export type { WechatChannel } from '#modules/identity';

/** What a ticket signs: pages, or cards for the messenger's card pack. The names are the platform's. */
export type TicketKind = 'jsapi' | 'wx_card';
