import type { OutputOf } from '@qianpu/contract/types';
import { memberEvents } from '#events/member';
import type { Ctx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { noteChange } from '#platform/note-change';
import { findAgreement, saveAgreement } from './agreement.repo.ts';
import { standardAgreements } from './standard-agreements.ts';

const emit = emitter('member', memberEvents);

const texts = (['agree', 'policy'] as const).flatMap((type) => (['zh-CN', 'en'] as const).map((lang) => ({ type, lang })));

/** The merchant's own text, else the product's. */
async function agreementOf(ctx: Ctx, { type, lang }: (typeof texts)[number]) {
  const own = await findAgreement(ctx, type, lang);
  if (!own) return { ...standardAgreements[lang][type], updatedAt: null };
  const { updated_at, ...text } = own;
  return { ...text, updatedAt: updated_at.getTime() };
}

export const agreementHandlers: ModuleHandlers<'member.agreement'> = {
  'member.agreement.find': agreementOf,
  'member.agreement.list': async (ctx) => {
    const list: OutputOf<'member.agreement.list'> = [];
    for (const which of texts) {
      const { title, version, effectiveOn, updatedAt } = await agreementOf(ctx, which);
      list.push({ ...which, title, version, effectiveOn, updatedAt });
    }
    return list;
  },
  'member.agreement.set': async (ctx, agreement) => {
    const { title, version, effectiveOn } = await agreementOf(ctx, agreement);
    const after = { title: agreement.title, version: agreement.version, effectiveOn: agreement.effectiveOn };
    noteChange(ctx, { before: { title, version, effectiveOn }, after });
    await saveAgreement(ctx, agreement);
    await emit(ctx, 'member.agreement.changed', {});
    return { updatedAt: ctx.now.getTime() };
  },
};
