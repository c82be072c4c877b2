import type { chatRows, supportRows } from '@qianpu/contract/calls/support';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { openPicture, uploadByMember } from './chat-pictures.ts';
import { findContact, findShopContact } from './contact.repo.ts';
import { countUnread, findReading } from './conversation.repo.ts';
import { readAsMember } from './mark-read.ts';
import { listMessages } from './message.repo.ts';
import { showPage } from './show-messages.ts';
import { viewContact, viewStatus, viewWelcomeToShoppers } from './support.view.ts';
import { findWelcome } from './welcome.repo.ts';
import { answerQuickQuestion, sendMessage } from './write-message.ts';

export const chatHandlers: Handlers<keyof (typeof supportRows & typeof chatRows)> = {
  'support.entrance.find': async (ctx, { companyId }) => {
    const contact = await findShopContact(ctx, companyId);
    return contact ? { status: viewStatus(contact), contact: viewContact(contact) } : { status: 0, contact: null };
  },
  'support.welcome.find': async (ctx, { companyId }) => viewWelcomeToShoppers(await findWelcome(ctx, companyId)),
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
    return {
      ...(await showPage(ctx, between, await listMessages(ctx, between, page), page.pageSize)),
      readSeq: reading?.member_read_seq ?? 0,
      staffReadSeq: reading?.staff_read_seq ?? 0,
      unread: reading?.member_unread ?? 0,
    };
  },
  'support.chat.send': async (ctx, { cid, ...content }) => sendMessage(ctx, cid, content),
  'support.chat.ask': async (ctx, { cid, questionId }) => answerQuickQuestion(ctx, cid, questionId),
  'support.chat.markRead': async (ctx, { cid, seq }) => readAsMember(ctx, cid, seq),
  'support.picture.upload': async (ctx, { cid }, file) => uploadByMember(ctx, cid, file),
  'support.picture.open': async (ctx, { cid, seq }) => openPicture(ctx, { memberId: ctx.actor.memberId, cid }, seq),
};
