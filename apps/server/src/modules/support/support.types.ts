import type { ChatMessage, ParsedOf } from '@qianpu/contract/types';

export interface ContactRow {
  readonly id: string;
  readonly is_open: boolean;
  readonly nick: string;
  readonly avatar: string;
}

export interface NewContact {
  readonly cid: string;
  readonly status: 0 | 1;
  readonly nick: string;
  readonly avatar: string;
}

/** What is left out stays as it is. */
export interface EntranceSettings {
  readonly cid: string;
  readonly status: 0 | 1;
  readonly nick?: string | undefined;
  readonly avatar?: string | undefined;
}

/** Names a conversation. */
export interface Between {
  readonly memberId: string;
  readonly cid: string;
}

/** As it leaves the server. */
export type { ChatMessage };

/** What somebody sends. */
export type ContentInput = Pick<ParsedOf<'support.chat.send'>, 'text' | 'picture' | 'goods' | 'order'>;

/** What a message holds, as it is kept: of a card only what it shows, which is read anew each time. */
export interface StoredContent {
  readonly kind: 'TEXT' | 'PICTURE' | 'GOODS' | 'ORDER';
  readonly text: string | null;
  readonly file_id: string | null;
  readonly goods_id: string | null;
  readonly sku_id: string | null;
  readonly order_id: string | null;
}

export interface MessageRow extends StoredContent {
  readonly seq: number;
  readonly sender: 'MEMBER' | 'STAFF';
  /** Of what staff wrote. */
  readonly staff_id: string | null;
  readonly is_automatic: boolean;
  readonly sent_at: Date;
}

type ContentOf<K extends ChatMessage['content']['kind']> = Extract<ChatMessage['content'], { kind: K }>;
export type ChatGoods = NonNullable<ContentOf<'goods'>['goods']>;
type ChatOrder = NonNullable<ContentOf<'order'>['order']>;
export type ChatPicture = NonNullable<ContentOf<'picture'>['picture']>;

/** What the cards and pictures among some messages show now. */
export interface MessageCards {
  readonly pictures: ReadonlyMap<string, ChatPicture>;
  /** Of a SKU under its own id, of goods as such under theirs. */
  readonly goods: ReadonlyMap<string, ChatGoods>;
  readonly orders: ReadonlyMap<string, ChatOrder>;
}

/** A question of a shop and what it answers by itself. */
export interface WelcomeQuestion {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

export interface WelcomeRow {
  readonly greeting: string;
  readonly hours_from: string | null;
  readonly hours_until: string | null;
  readonly questions: readonly WelcomeQuestion[];
  readonly revision: number;
}

/** What shoppers are told of a person of staff. */
export interface AgentRow {
  readonly nick: string | null;
  readonly avatar: string | null;
}

/** Newest first, from before a message on. */
export interface HistoryPaging {
  readonly before?: number | undefined;
  readonly pageSize: number;
}

export interface LogRow {
  readonly id: string;
  readonly after_seq: number;
  readonly kind: 'ASSIGNED' | 'RELEASED' | 'FINISHED';
  readonly staff_id: string;
  readonly from_staff_id: string | null;
  readonly to_staff_id: string | null;
  readonly at: Date;
}

export interface QuickReplyRow {
  readonly id: string;
  readonly cid: string;
  readonly title: string;
  readonly text: string;
}
