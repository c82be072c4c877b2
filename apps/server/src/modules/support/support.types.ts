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
  readonly text: string;
  readonly sent_at: Date;
}

/** Newest first, from before a message on. */
export interface HistoryPaging {
  readonly before?: number | undefined;
  readonly pageSize: number;
}
