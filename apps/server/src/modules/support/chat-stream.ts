import { chatStreamPath } from '@qianpu/contract/calls/support';
import { fail } from '@qianpu/contract/failure';
import { inTx, type Member } from '#platform/ctx';
import type { SourceFor } from '#platform/http/stream.types';
import { listMessagesAfter } from './message.repo.ts';
import type { Between } from './support.types.ts';
import { viewMessage } from './support.view.ts';

export const chatTopic = (mid: string, { memberId, cid }: Between): string => `chat:${mid}:${memberId}:${cid}`;

/** As many at a time as a phone takes in; the rest follows at once. */
const AT_ONCE = 100;

/** A member's conversation with one shop, message after message. */
export const chatStream: SourceFor<Member> = {
  path: chatStreamPath,
  call: 'support.chat.history',
  topicsOf: ({ mid, actor }, query) => [chatTopic(mid, { memberId: actor.memberId, cid: cidIn(query) })],
  read: async (ctx, query, after) => {
    const between = { memberId: ctx.actor.memberId, cid: cidIn(query) };
    const rows = await inTx(ctx, (ctx) => listMessagesAfter(ctx, between, after, AT_ONCE));
    return rows.map(viewMessage).map((message) => ({ id: message.seq, data: message }));
  },
};

function cidIn({ cid }: Readonly<Record<string, unknown>>): string {
  if (typeof cid !== 'string' || !/^[1-9]\d{0,17}$/.test(cid)) throw fail('BAD_INPUT', ['cid']);
  return cid;
}
