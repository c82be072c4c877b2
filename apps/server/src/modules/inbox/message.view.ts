import { messageData } from '@qianpu/contract/calls/inbox.schema';
import type { InboxRow, Message, MessageFilter } from './inbox.types.ts';

/** A page, from one row more than it has. */
export const viewMessages = (found: readonly InboxRow[], { pageNum, pageSize }: MessageFilter) => ({
  list: found.slice(0, pageSize).flatMap(viewMessage),
  pageNum,
  hasMore: found.length > pageSize,
});

/** Nothing for a kind this version does not know: a newer one may have written it. */
function viewMessage({ id, kind, ref, data, created_at, read_at }: InboxRow): Message[] {
  const about = { id, ref, createdAt: created_at.getTime(), isRead: read_at !== null };
  switch (kind) {
    case 'COUPON_ENDING':
      return [{ ...about, kind, data: messageData.COUPON_ENDING.parse(data) }];
    case 'CARD_ENDING':
      return [{ ...about, kind, data: messageData.CARD_ENDING.parse(data) }];
    case 'LEVEL_CHANGED':
      return [{ ...about, kind, data: messageData.LEVEL_CHANGED.parse(data) }];
    case 'POINTS_ENDING':
      return [{ ...about, kind, data: messageData.POINTS_ENDING.parse(data) }];
    case 'QUESTION_ANSWERED':
      return [{ ...about, kind, data: messageData.QUESTION_ANSWERED.parse(data) }];
    case 'BALANCE_CHANGED':
      return [{ ...about, kind, data: messageData.BALANCE_CHANGED.parse(data) }];
    default:
      return [];
  }
}
