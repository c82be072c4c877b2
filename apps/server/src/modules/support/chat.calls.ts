import type { chatRows, supportRows } from '@qianpu/contract/calls/support';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { findContact, findShopContact } from './contact.repo.ts';
import { countUnread, findReading, markReadByMember } from './conversation.repo.ts';
import { listMessages } from './message.repo.ts';
import { viewContact, viewMessages, viewStatus } from './support.view.ts';
import { sendMessage } from './write-message.ts';

export const chatHandlers: Handlers<keyof (typeof supportRows & typeof chatRows)> = {
  'support.entrance.find': async (ctx, { companyId }) => {
    const contact = await findShopContact(ctx, companyId);
    return contact ? { status: viewStatus(contact), contact: viewContact(contact) } : { status: 0, contact: null };
  },
  'support.contact.get': async (ctx, { id }) => {
    const contact = await findContact(ctx, id);
    if (!contact) throw fail('NOT_FOUND');
    return viewContact(contact);
  },
  'support.chat.count': async (ctx, { member_id }) => {
    // The session says who asks; somebody else is not there for them.
    if (member_id !== ctx.actor.memberId) throw fail('NOT_FOUND');
    return countUnread(ctx, member_id);
  },
  'support.chat.history': async (ctx, { cid, ...page }) => {
    const between = { memberId: ctx.actor.memberId, cid };
    const reading = await findReading(ctx, between);
    const messages = viewMessages(await listMessages(ctx, between, page), page.pageSize);
    return { ...messages, readSeq: reading?.member_read_seq ?? 0, unread: reading?.member_unread ?? 0 };
  },
  'support.chat.send': async (ctx, { cid, text }) => sendMessage(ctx, cid, text),
  'support.chat.markRead': async (ctx, { cid, seq }) => {
    const between = { memberId: ctx.actor.memberId, cid };
    await markReadByMember(ctx, { ...between, upTo: seq });
    return { unread: (await findReading(ctx, between))?.member_unread ?? 0 };
  },
};
