import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { RestrictedMember, RestrictionFilter } from './restriction.types.ts';

const db = ownTables('member');

const isNumber = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** Members who are barred or forbidden to log in; one who is looked for by phone or number is found in any case. One row more than asked for. */
export async function listRestricted(ctx: Ctx, filter: RestrictionFilter): Promise<{ rows: RestrictedMember[]; total: number }> {
  const { cids, find, state } = filter;
  const ofShops = sql<boolean>`(${cids}::bigint[] is null or b.cid = 0 or b.cid = any(${cids}::bigint[]))`;
  const barred = sql<boolean>`a.id in (select b.member_id from member.bar b where b.mid = ${ctx.mid} and ${ofShops})`;
  const forbidden = sql<boolean>`a.login_forbidden_at is not null`;
  const states = { BARRED: barred, FORBIDDEN: forbidden };
  const anyState = sql<boolean>`a.id in (
    select b.member_id from member.bar b where b.mid = ${ctx.mid} and ${ofShops}
    union select f.id from member.account f where f.mid = ${ctx.mid} and f.login_forbidden_at is not null and f.erased_at is null
  )`;
  const found = db(ctx)
    .selectFrom('member.account as a')
    .where('a.mid', '=', ctx.mid)
    .where('a.erased_at', 'is', null)
    .where('a.joined_id', 'is', null)
    .$if(find !== undefined, (query) => query.where((eb) => eb.or([eb('a.phone', '=', find ?? ''), eb('a.id', '=', numberIn(find))])))
    .$if(state !== undefined, (query) => query.where(states[state ?? 'BARRED']))
    .$if(state === undefined && find === undefined, (query) => query.where(anyState));
  const rows = await found
    .select(['a.id', 'a.phone', 'a.nick_name', 'a.login_forbidden_at'])
    .select(
      sql<RestrictedMember['bars']>`(
        select coalesce(json_agg(json_build_object('cid', b.cid::text, 'at', b.barred_at) order by b.cid), '[]')
          from member.bar b where b.mid = a.mid and b.member_id = a.id and ${ofShops})`.as('bars'),
    )
    .orderBy('a.id', 'desc')
    .limit(filter.pageSize + 1)
    .offset((filter.pageNum - 1) * filter.pageSize)
    .execute();
  return { rows, total: await countRows(db(ctx), found.select('a.id').orderBy('a.id', 'desc')) };
}

/** No member has number 0. */
const numberIn = (find = ''): string => (isNumber(find) ? find : '0');
