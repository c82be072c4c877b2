import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('member');

export const findAgreement = (ctx: Ctx, type: string, lang: string) =>
  db(ctx)
    .selectFrom('member.agreement')
    .select(['title', 'company', 'version', sql<string>`to_char(effective_on, 'YYYY-MM-DD')`.as('effectiveOn'), 'updated_at'])
    .select(sql<OutputOf<'member.agreement.find'>['sections']>`sections`.as('sections'))
    .where('mid', '=', ctx.mid)
    .where('type', '=', type)
    .where('lang', '=', lang)
    .executeTakeFirst();

export async function saveAgreement(ctx: TxCtx, agreement: ParsedOf<'member.agreement.set'>): Promise<void> {
  const { type, lang, title, company, version, effectiveOn, sections } = agreement;
  const text = { title, company, version, effective_on: effectiveOn, sections: JSON.stringify(sections), updated_at: ctx.now };
  await db(ctx)
    .insertInto('member.agreement')
    .values({ mid: ctx.mid, type, lang, ...text })
    .onConflict((on) => on.columns(['mid', 'type', 'lang']).doUpdateSet(text))
    .execute();
}

/** Whether the merchant has replaced any of the product's texts. */
export const hasOwnAgreements = async (ctx: Ctx): Promise<boolean> =>
  (await db(ctx).selectFrom('member.agreement').select('type').where('mid', '=', ctx.mid).limit(1).executeTakeFirst()) !== undefined;
