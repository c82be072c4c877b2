import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { ChatMessage, ContactRow, MessageRow, QuickReplyRow } from './support.types.ts';

export const viewContact = ({ id, nick, avatar }: ContactRow) => ({ id, nick, avatar });

export const viewStatus = ({ is_open }: ContactRow): 0 | 1 => (is_open ? 1 : 0);

export const viewMessage = (row: MessageRow): ChatMessage => ({
  seq: row.seq,
  from: row.sender === 'STAFF' ? 'staff' : 'member',
  text: row.text,
  sentAt: row.sent_at.getTime(),
});

/** Of one row more than a page has. */
export const viewMessages = (rows: readonly MessageRow[], pageSize: number) => ({
  list: rows.slice(0, pageSize).map(viewMessage),
  hasMore: rows.length > pageSize,
});

export const viewQuickReply = ({ id, cid, title, text }: QuickReplyRow) => ({ id, cid: cid === ALL_SHOPS ? null : cid, title, text });
