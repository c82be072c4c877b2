import { memberEvents } from '#events/member';
import { emitter } from '#platform/events/emitter';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { findAgreement, saveAgreement } from './agreement.repo.ts';
import { standardAgreements } from './standard-agreements.ts';

const emit = emitter('member', memberEvents);

export const agreementHandlers: ModuleHandlers<'member.agreement'> = {
  'member.agreement.find': async (ctx, { type, lang }) => {
    const own = await findAgreement(ctx, type, lang);
    if (!own) return { ...standardAgreements[lang][type], updatedAt: null };
    const { updated_at, ...text } = own;
    return { ...text, updatedAt: updated_at.getTime() };
  },
  'member.agreement.set': async (ctx, agreement) => {
    await saveAgreement(ctx, agreement);
    await emit(ctx, 'member.agreement.changed', {});
    return { updatedAt: ctx.now.getTime() };
  },
};
