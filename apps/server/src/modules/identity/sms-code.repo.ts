import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { CodeKey } from './identity.types.ts';
import { CODE_TRIES, type Quota, RESEND_MS, windowStart } from './login.rules.ts';

const db = ownTables('member');

/** Counts one more against a quota; false when it is used up. The limit stands in the statement: no crowd gets past it. */
export const useQuota = (ctx: TxCtx, quota: Quota): Promise<boolean> =>
  quota.of === 'merchant' ? useMerchantQuota(ctx, quota) : usePlatformQuota(ctx, quota);

/** What it counts is kept keyed: the table belongs to no merchant, and shows nobody's phone. */
async function usePlatformQuota(ctx: TxCtx, { scope, key, windowMs, limit }: Quota): Promise<boolean> {
  const hidden = ctx.gateways.seal.sign(key, 'sms_quota');
  const window = windowStart(ctx.now, windowMs);
  const { rows } = await sql<{ used: boolean }>`
    select platform.use_sms_quota(${scope}, ${hidden}, ${window}, ${limit}) as used`.execute(ctx.db);
  return rows[0]?.used ?? false;
}

async function useMerchantQuota(ctx: TxCtx, quota: Quota): Promise<boolean> {
  const counted = await db(ctx)
    .insertInto('member.sms_quota')
    .values({ mid: ctx.mid, scope: quota.scope, scope_key: quota.key, window_start: windowStart(ctx.now, quota.windowMs), used: 1 })
    .onConflict((on) =>
      on
        .columns(['mid', 'scope', 'scope_key', 'window_start'])
        .doUpdateSet({ used: sql`member.sms_quota.used + 1` })
        .where('member.sms_quota.used', '<', quota.limit),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Puts a new code in the place of the old one; false when the last message is less than a minute old. */
export async function replaceCode(ctx: TxCtx, { phone, purpose }: CodeKey, codeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const placed = await db(ctx)
    .insertInto('member.sms_code')
    .values({ mid: ctx.mid, phone, purpose, code_hash: codeHash, sent_at: ctx.now, expires_at: expiresAt })
    .onConflict((on) =>
      on
        .columns(['mid', 'phone', 'purpose'])
        .doUpdateSet({ code_hash: codeHash, tries: 0, sent_at: ctx.now, expires_at: expiresAt })
        .where('member.sms_code.sent_at', '<=', new Date(ctx.now.getTime() - RESEND_MS)),
    )
    .returning('phone')
    .executeTakeFirst();
  return placed !== undefined;
}

/** Spends one of the five tries and shows what the code must be; undefined when there is no code or no try left. */
export const spendTry = async (ctx: TxCtx, { phone, purpose }: CodeKey): Promise<Buffer | undefined> => {
  const row = await db(ctx)
    .updateTable('member.sms_code')
    .set({ tries: sql`tries + 1` })
    .where('mid', '=', ctx.mid)
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', ctx.now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
};

/** Uses a code up; of many who come with the same right code one succeeds. */
export const consumeCode = async (ctx: TxCtx, { phone, purpose }: CodeKey, codeHash: Buffer): Promise<boolean> => {
  const used = await db(ctx)
    .deleteFrom('member.sms_code')
    .where('mid', '=', ctx.mid)
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
};

/** Marks a solved puzzle as used; false when it was used before, at whatever merchant. */
export const consumePuzzle = async (ctx: TxCtx, challenge: string, expiresAt: Date): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`select platform.use_puzzle(${challenge}, ${expiresAt}) as used`.execute(ctx.db);
  return rows[0]?.used ?? false;
};
