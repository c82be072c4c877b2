import { fail } from '@qianpu/contract/failure';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { findContact, findShopContact } from './contact.repo.ts';
import { countUnread, findReading, listConversations, markReadByMember, markReadByStaff } from './conversation.repo.ts';
import { listMessages } from './message.repo.ts';
import { setEntrance } from './set-entrance.ts';
import { viewContact, viewMessage, viewMessages, viewStatus } from './support.view.ts';
import { replyToMember, sendMessage } from './write-message.ts';

export const supportHandlers: ModuleHandlers<'support'> = {
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
  'support.entrance.set': async (ctx, input) => {
    const contact = await setEntrance(ctx, input);
    return { status: viewStatus(contact), contact: viewContact(contact) };
  },
  'support.chat.inbox': async (ctx, page) => {
    const found = await listConversations(ctx, page);
    const list = found.slice(0, page.pageSize).map((row) => ({
      memberId: row.member_id,
      cid: row.cid,
      unread: row.staff_unread,
      last: viewMessage(row),
    }));
    return { list, pageNum: page.pageNum, hasMore: found.length > page.pageSize };
  },
  'support.chat.read': async (ctx, { memberId, cid, ...page }) => {
    const found = await listMessages(ctx, { memberId, cid }, page);
    const newest = found[0];
    if (newest) await markReadByStaff(ctx, { memberId, cid, upTo: newest.seq });
    return viewMessages(found, page.pageSize);
  },
  'support.chat.reply': async (ctx, { memberId, cid, text }) => replyToMember(ctx, { memberId, cid }, text),
};
