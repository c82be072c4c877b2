import { events } from '#events/events';
import { tags } from '#events/tags';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';
import { announceWake } from '#platform/wake-channel';
import { chatTopic } from './chat-stream.ts';
import { notifyDesks } from './desk-stream.ts';
import { eraseChats } from './personal-chat.repo.ts';

const on = subscriber('support', events);

export const subscribers = [
  on('support.message.sent', 'support.chat-streams', (ctx, { memberId, cid }) =>
    announceWake(ctx.redis, chatTopic(ctx.mid, { memberId, cid })),
  ),
  on('support.message.sent', 'support.desk-streams', notifyDesks),
  on('support.conversation.read', 'support.read-marks', (ctx, { memberId, cid, by }) =>
    by === 'staff' ? announceWake(ctx.redis, chatTopic(ctx.mid, { memberId, cid })) : notifyDesks(ctx, { memberId, cid }),
  ),
  on('support.conversation.changed', 'support.desk-changes', notifyDesks),
  on('member.account.erased', 'support.erased-account', (ctx, { memberId }) => eraseChats(ctx, memberId)),
  on('support.entrance.changed', 'support.entrance-cache', (ctx, { cid }) =>
    announcePurge(ctx.redis, ctx.mid, [tags.entrance(cid), tags.contacts]),
  ),
];
