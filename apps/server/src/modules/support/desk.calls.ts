import type { supportStaffRows } from '@qianpu/contract/calls/support-staff';
import { MOST_COLLEAGUES } from '@qianpu/contract/calls/support-staff.schema';
import { fail } from '@qianpu/contract/failure';
import { listStaffWhoMay } from '#modules/staff';
import type { Handlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { assignChat, finishChat, releaseChat } from './assign-chat.ts';
import { markReadByStaff } from './conversation.repo.ts';
import { countInbox } from './inbox.repo.ts';
import { listMessages } from './message.repo.ts';
import { deleteQuickReply, listQuickReplies } from './quick-reply.repo.ts';
import { saveQuickReply } from './save-quick-reply.ts';
import { setEntrance } from './set-entrance.ts';
import { showChat, showInbox } from './show-chats.ts';
import { viewContact, viewMessages, viewQuickReply, viewStatus } from './support.view.ts';
import { replyToMember } from './write-message.ts';

export const deskHandlers: Handlers<keyof typeof supportStaffRows> = {
  'support.entrance.set': async (ctx, input) => {
    const contact = await setEntrance(ctx, input);
    return { status: viewStatus(contact), contact: viewContact(contact) };
  },
  'support.chat.inbox': showInbox,
  'support.chat.counts': async (ctx, { cid }) => countInbox(ctx, cid),
  'support.chat.detail': showChat,
  'support.chat.read': async (ctx, { memberId, cid, ...page }) => {
    const found = await listMessages(ctx, { memberId, cid }, page);
    const newest = found[0];
    if (newest) await markReadByStaff(ctx, { memberId, cid, upTo: newest.seq });
    return viewMessages(found, page.pageSize);
  },
  'support.chat.reply': async (ctx, { memberId, cid, text }) => replyToMember(ctx, { memberId, cid }, text),
  'support.chat.colleagues': async (ctx, { cid }) => ({
    list: (await listStaffWhoMay(ctx, 'support.chat.reply', cid)).slice(0, MOST_COLLEAGUES),
  }),
  'support.chat.assign': assignChat,
  'support.chat.release': releaseChat,
  'support.chat.finish': finishChat,
  'support.quickReply.list': async (ctx, { cid }) => ({ list: (await listQuickReplies(ctx, listedShops(ctx, cid))).map(viewQuickReply) }),
  'support.quickReply.save': async (ctx, input) => viewQuickReply(await saveQuickReply(ctx, input)),
  'support.quickReply.remove': async (ctx, { id }) => {
    if (!(await deleteQuickReply(ctx, listedShops(ctx), id))) throw fail('NOT_FOUND');
    return {};
  },
};
