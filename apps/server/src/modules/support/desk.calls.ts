import type { supportStaffRows } from '@qianpu/contract/calls/support-staff';
import { MOST_COLLEAGUES } from '@qianpu/contract/calls/support-staff.schema';
import { fail } from '@qianpu/contract/failure';
import { listStaffWhoMay } from '#modules/staff';
import type { Handlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { findAgent, saveAgent } from './agent.repo.ts';
import { assignChat, finishChat, releaseChat } from './assign-chat.ts';
import { openPicture, uploadByStaff } from './chat-pictures.ts';
import { countInbox } from './inbox.repo.ts';
import { readAsStaff } from './mark-read.ts';
import { deleteQuickReply, listQuickReplies } from './quick-reply.repo.ts';
import { saveQuickReply } from './save-quick-reply.ts';
import { saveWelcome } from './save-welcome.ts';
import { setEntrance } from './set-entrance.ts';
import { showChat, showInbox } from './show-chats.ts';
import { viewContact, viewQuickReply, viewStatus, viewWelcome } from './support.view.ts';
import { findWelcome } from './welcome.repo.ts';
import { replyToMember } from './write-message.ts';

export const deskHandlers: Handlers<keyof typeof supportStaffRows> = {
  'support.entrance.set': async (ctx, input) => {
    const contact = await setEntrance(ctx, input);
    return { status: viewStatus(contact), contact: viewContact(contact) };
  },
  'support.welcome.get': async (ctx, { cid }) => viewWelcome(await findWelcome(ctx, cid)),
  'support.welcome.save': saveWelcome,
  'support.agent.get': async (ctx) => (await findAgent(ctx)) ?? { nick: null, avatar: null },
  'support.agent.save': saveAgent,
  'support.chat.inbox': showInbox,
  'support.chat.counts': async (ctx, { cid }) => countInbox(ctx, cid),
  'support.chat.detail': showChat,
  'support.chat.read': readAsStaff,
  'support.chat.reply': async (ctx, { memberId, cid, ...content }) => replyToMember(ctx, { memberId, cid }, content),
  'support.picture.uploadForShop': async (ctx, { memberId, cid }, file) => uploadByStaff(ctx, { memberId, cid }, file),
  'support.picture.openForShop': async (ctx, { memberId, cid, seq }) => openPicture(ctx, { memberId, cid }, seq),
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
