import type { inboxRows } from '@qianpu/contract/calls/inbox';
import type { Handlers } from '#platform/http/handler.types';
import { countUnread, listMessages, markRead } from './message.repo.ts';
import { viewMessages } from './message.view.ts';

export const inboxHandlers: Handlers<keyof typeof inboxRows> = {
  'support.message.list': async (ctx, filter) => ({
    ...viewMessages(await listMessages(ctx, ctx.actor.memberId, filter), filter),
    unread: await countUnread(ctx, ctx.actor.memberId),
  }),
  'support.message.read': async (ctx, { ids }) => {
    await markRead(ctx, ctx.actor.memberId, ids);
    return { unread: await countUnread(ctx, ctx.actor.memberId) };
  },
  'support.message.unread': async (ctx) => ({ count: await countUnread(ctx, ctx.actor.memberId) }),
};
