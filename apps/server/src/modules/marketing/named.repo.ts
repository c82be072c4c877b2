import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

export const insertNamed = (ctx: TxCtx, templateId: string, memberIds: readonly string[]) =>
  sql`
    insert into marketing.coupon_named (mid, template_id, member_id)
    select ${ctx.mid}::bigint, ${templateId}::bigint, m.id from unnest(${memberIds}::bigint[]) as m (id) on conflict do nothing`.execute(
    db(ctx),
  );
