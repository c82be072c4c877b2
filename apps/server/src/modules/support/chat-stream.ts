import { chatStreamPath } from '@qianpu/contract/calls/support';
import { Message } from '@qianpu/contract/calls/support.schema';
import { fail } from '@qianpu/contract/failure';
import { translate } from '#modules/shop';
import { inTx, type Member } from '#platform/ctx';
import type { SourceFor } from '#platform/http/stream.types';
import { findReading } from './conversation.repo.ts';
import { listMessagesAfter } from './message.repo.ts';
import { showMessages } from './show-messages.ts';
import type { Between } from './support.types.ts';

export const chatTopic = (mid: string, { memberId, cid }: Between): string => `chat:${mid}:${memberId}:${cid}`;

/** As many at a time as a phone takes in; the rest follows at once. */
const AT_ONCE = 100;

/** A member's conversation with one shop, message after message, and how far its staff have read. */
export const chatStream: SourceFor<Member> = {
  path: chatStreamPath,
  call: 'support.chat.history',
  topicsOf: ({ mid, actor }, query) => [chatTopic(mid, { memberId: actor.memberId, cid: cidIn(query) })],
  read: async (ctx, query, after) => {
    const between = { memberId: ctx.actor.memberId, cid: cidIn(query) };
    return inTx(ctx, async (ctx) => {
      const messages = await showMessages(ctx, between, await listMessagesAfter(ctx, between, after, AT_ONCE));
      const read = await findReading(ctx, between);
      const told = await Promise.all(messages.map(async (message) => ({ id: message.seq, data: await translate(ctx, Message, message) })));
      return [...told, ...(read ? [{ id: null, data: { staffReadSeq: read.staff_read_seq } }] : [])];
    });
  },
};

function cidIn({ cid }: Readonly<Record<string, unknown>>): string {
  if (typeof cid !== 'string' || !/^[1-9]\d{0,17}$/.test(cid)) throw fail('BAD_INPUT', ['cid']);
  return cid;
}
