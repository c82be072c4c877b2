import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { AccountDetail, AccountRow, AccountStatus, ProfileChange } from './identity.types.ts';

const db = ownTables('member');
/** PostgreSQL's word for a second row of a key. */
const UNIQUE_VIOLATION = '23505';

/** What a card is worth ends by the clock: 1 active, 3 frozen, 2 over, 0 none. */
const cardStatus = sql<number>`
  case when card_until > platform.now() then 1 when card_is_frozen then 3 when card_until is not null then 2 else 0 end`.as('card_status');
export const accountColumns = ['id', 'phone', 'nick_name', 'head_icon', 'level', cardStatus] as const;
export const statusColumns = ['login_forbidden_at'] as const;

export const findAccount = (ctx: Ctx, id: string): Promise<AccountDetail | undefined> =>
  db(ctx)
    .selectFrom('member.account as a')
    .leftJoin('member.pay_password as p', (on) => on.onRef('p.mid', '=', 'a.mid').onRef('p.member_id', '=', 'a.id'))
    .select([...accountColumns, 'gender'])
    .select([sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'), sql<boolean>`p.mid is not null`.as('has_pay_password')])
    .where('a.mid', '=', ctx.mid)
    .where('a.id', '=', id)
    .executeTakeFirst();

/** What members call themselves, by id. */
export async function listNicknames(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db(ctx)
    .selectFrom('member.account')
    .select(['id', 'nick_name'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, nick_name }) => [id, nick_name]));
}

/** Members by their phones, as far as these are members'. */
export async function listByPhones(ctx: Ctx, phones: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db(ctx)
    .selectFrom('member.account')
    .select(['id', 'phone'])
    .where('mid', '=', ctx.mid)
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .execute();
  return new Map(rows.map(({ id, phone }) => [phone ?? '', id]));
}

/** Members by part of what they call themselves, so many at most. */
export async function findByNickname(ctx: Ctx, words: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from member.accounts_with_nick(${words}, ${most}) as id`.execute(db(ctx));
  return rows.map(({ id }) => id);
}

interface MemberCard {
  readonly nickName: string;
  /** Null: no picture of their own. */
  readonly headIcon: string | null;
}

/** How members show among others, by id. */
export async function listMemberCards(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, MemberCard>> {
  const rows = await db(ctx)
    .selectFrom('member.account')
    .select(['id', 'nick_name', 'head_icon'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, nick_name, head_icon }) => [id, { nickName: nick_name, headIcon: head_icon || null }]));
}

export async function findMemberCard(ctx: Ctx, id: string): Promise<MemberCard> {
  const { nick_name, head_icon } = await db(ctx)
    .selectFrom('member.account')
    .select(['nick_name', 'head_icon'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { nickName: nick_name, headIcon: head_icon || null };
}

/**
 * The phone's account, made at its first login; two first logins at once make one account. The update changes nothing and holds the
 * row until the transaction ends: a bar that comes meanwhile waits and ends the new session too, and a phone that is just being
 * given up is looked for anew.
 */
export const ensureAccount = (ctx: TxCtx, phone: string, nickName: string) =>
  db(ctx)
    .insertInto('member.account')
    .values({ mid: ctx.mid, id: ctx.newId(), phone, nick_name: nickName, created_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'phone']).doUpdateSet({ phone }))
    .returning([...accountColumns, ...statusColumns])
    .executeTakeFirstOrThrow();

/** Somebody who signs in by the messenger and has no account yet. */
export const insertAccount = (ctx: TxCtx, nickName: string) =>
  db(ctx)
    .insertInto('member.account')
    .values({ mid: ctx.mid, id: ctx.newId(), phone: null, nick_name: nickName, created_at: ctx.now })
    .returning([...accountColumns, ...statusColumns])
    .executeTakeFirstOrThrow();

/** Held until the transaction ends, as at a login by phone. */
export const holdAccount = (ctx: TxCtx, id: string) =>
  db(ctx)
    .selectFrom('member.account')
    .select([...accountColumns, ...statusColumns, 'joined_id'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Whoever needs the member's things to stay as they are until the transaction ends queues here. */
export const lockAccount = (ctx: TxCtx, id: string) =>
  db(ctx)
    .selectFrom('member.account')
    .select(['id', 'phone'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Whether there is such a member; held until the transaction ends, so that who is joining another just now is known as one or the other. */
export async function isMember(ctx: TxCtx, id: string): Promise<boolean> {
  const account = await db(ctx)
    .selectFrom('member.account')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('joined_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account !== undefined;
}

/** False when there is no such member; who has left stays out. Forbidden again, a member is forbidden since the first time. */
export async function setLoginForbidden(ctx: TxCtx, id: string, isForbidden: boolean): Promise<boolean> {
  const changed = await db(ctx)
    .updateTable('member.account')
    // `barred_at` is what processes of the version before wrote.
    .set(
      isForbidden ? { login_forbidden_at: sql`coalesce(login_forbidden_at, ${ctx.now})` } : { login_forbidden_at: null, barred_at: null },
    )
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Which level the member is of, as logins answer it. */
export const setAccountLevel = (ctx: TxCtx, id: string, level: number) =>
  db(ctx).updateTable('member.account').set({ level }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

/** Until when a card of the member's runs, as PostgreSQL writes it, and whether one is frozen. */
export const setAccountCard = (
  ctx: TxCtx,
  id: string,
  { until, isFrozen }: { readonly until: string | null; readonly isFrozen: boolean },
) =>
  db(ctx)
    .updateTable('member.account')
    .set({ card_until: sql<Date>`${until}::timestamptz`, card_is_frozen: isFrozen })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

/** At least one of them must be said. */
export const updateProfile = (ctx: TxCtx, id: string, change: ProfileChange) =>
  db(ctx)
    .updateTable('member.account')
    .set({ nick_name: change.nickName, head_icon: change.headIcon, birthday: change.birthday, gender: change.gender })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

interface PhoneClaim {
  readonly own: (AccountRow & AccountStatus & { has_traded: boolean; joined_id: string | null }) | undefined;
  readonly holder: (AccountRow & AccountStatus) | undefined;
}

/** The account that wants a phone and the one that has it, both held until the transaction ends; in one order, so that no two wait crosswise. */
export async function lockForPhone(ctx: TxCtx, ownId: string, phone: string): Promise<PhoneClaim> {
  const held = await db(ctx)
    .selectFrom('member.account')
    .select([...accountColumns, ...statusColumns, 'has_traded', 'joined_id'])
    .where('mid', '=', ctx.mid)
    .where((eb) => eb.or([eb('id', '=', ownId), eb('phone', '=', phone)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return { own: held.find(({ id }) => id === ownId), holder: held.find((account) => account.phone === phone) };
}

/** The database keeps one with a phone or an order from joining. */
export const markJoined = (ctx: TxCtx, id: string, joinedId: string) =>
  db(ctx).updateTable('member.account').set({ joined_id: joinedId }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

const buyerOf = prepared('member.buyer', (tables: OwnDb<'member'>, p: { mid: string; id: string }) =>
  tables
    .selectFrom('member.account')
    .select(sql<boolean>`phone is null and not has_traded`.as('may_join'))
    .where('mid', '=', p.mid)
    .where('id', '=', p.id),
);
/**
 * Before an order is written: from now on its buyer's account joins no other. False when it has joined one meanwhile. Only the first order
 * of an account without a phone writes anything: nobody else may join.
 */
export async function markTraded(ctx: TxCtx, id: string): Promise<boolean> {
  const [buyer] = await buyerOf(db(ctx), { mid: ctx.mid, id });
  if (!buyer?.may_join) return buyer !== undefined;
  const marked = await db(ctx)
    .updateTable('member.account')
    .set({ has_traded: true })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('joined_id', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** False when the phone is another account's. */
export async function updatePhone(ctx: TxCtx, id: string, phone: string): Promise<boolean> {
  try {
    await db(ctx).updateTable('member.account').set({ phone }).where('mid', '=', ctx.mid).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
