import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('member');

/** Tables whose rows are a member's and nobody else's; those that name others go first. */
const personal = [
  'alert',
  'phone_change',
  'security_event',
  'address',
  'pay_password',
  'wechat_identity',
  'login_ticket',
  'session',
  'bar',
  'label_record',
];

export async function deletePersonalRows(ctx: TxCtx, memberId: string): Promise<void> {
  for (const table of personal)
    await sql`delete from ${sql.table(`member.${table}`)} where mid = ${ctx.mid} and member_id = ${memberId}`.execute(db(ctx));
}

/** Everything here that is about a member, as it lies; secrets stay. */
export async function exportMember(ctx: Ctx, memberId: string): Promise<object> {
  const account = await db(ctx)
    .selectFrom('member.account')
    .select(['id', 'phone', 'nick_name', 'head_icon', 'level', 'gender', 'created_at'])
    .select(sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'))
    .where('mid', '=', ctx.mid)
    .where('id', '=', memberId)
    .executeTakeFirst();
  const addresses = await db(ctx)
    .selectFrom('member.address')
    .select(['name', 'phone', 'province', 'city', 'district', 'street', 'label', 'is_default', 'created_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();
  const identities = await db(ctx)
    .selectFrom('member.wechat_identity')
    .select(['app_id', 'open_id', 'union_id', 'created_at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();
  const securityEvents = await db(ctx)
    .selectFrom('member.security_event')
    .select(['kind', 'at', 'network', 'channel'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return { account, addresses, identities, securityEvents };
}
