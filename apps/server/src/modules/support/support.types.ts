import type { ChatMessage } from '@qianpu/contract/types';

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

export interface MessageRow {
  readonly seq: number;
  readonly sender: string;
  /** Of staff's messages. */
  readonly staff_id: string | null;
  readonly text: string;
  readonly sent_at: Date;
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
