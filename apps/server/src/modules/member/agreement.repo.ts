import type { ParsedOf } from '@qianpu/contract/types';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('member');

export const findAgreement = (ctx: Ctx, type: string, lang: string) =>
  db(ctx)
    .selectFrom('member.agreement')
    .select(['title', 'paragraphs', 'updated_at'])
    .where('mid', '=', ctx.mid)
    .where('type', '=', type)
    .where('lang', '=', lang)
    .executeTakeFirst();

export async function saveAgreement(ctx: TxCtx, { type, lang, title, paragraphs }: ParsedOf<'member.agreement.set'>): Promise<void> {
  const text = { title, paragraphs, updated_at: ctx.now };
  await db(ctx)
    .insertInto('member.agreement')
    .values({ mid: ctx.mid, type, lang, ...text })
    .onConflict((on) => on.columns(['mid', 'type', 'lang']).doUpdateSet(text))
    .execute();
}
