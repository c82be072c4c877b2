import { fail } from '@qianpu/contract/failure';
import { findMemberByToken } from '#modules/identity';
import { findStaffByToken, isStaffToken } from '#modules/staff';
import { type Actor, type Ctx, VISITOR } from '#platform/ctx';
import type { CallerInfo } from '#platform/http/caller';
import type { Logger } from '#platform/log';
import { type MerchantAnswer, resolveMerchant } from '#platform/tenancy/resolve-merchant';
import { type Engines, visitorCtx } from './engines.ts';

/** The context of a call from outside: merchant from host and session, actor from the session alone. */
export const createOpenCtx =
  (engines: Engines, newId: () => string, log: Logger) =>
  async (caller: CallerInfo): Promise<Ctx> => {
    const answer = await merchantOf(engines.directory, caller);
    if (answer.kind === 'foreign') {
      log.warn({ host: caller.host, claimedMid: caller.claimedMid }, 'a call named another merchant than its host');
      throw fail('FOREIGN_MERCHANT');
    }
    if (answer.kind === 'unnamed') throw fail('NOT_FOUND');
    const { address, host, lang } = caller;
    const ctx: Ctx = { ...(await visitorCtx(engines, answer.mid, log)), address, host, lang, newId };
    return { ...ctx, actor: await findActor(ctx, caller) };
  };

/** At a console host that many merchants share the session alone says which: only who signs in names one. */
async function merchantOf(directory: Engines['directory'], { host, claimedMid, token }: CallerInfo): Promise<MerchantAnswer> {
  const remembered = midOfToken(token);
  const shop = await directory.hostOf(host, 'SHOP');
  if (shop.kind !== 'unknown') return resolveMerchant(shop, { said: claimedMid, remembered });
  return resolveMerchant(await directory.hostOf(host, 'CONSOLE'), { said: remembered ?? claimedMid });
}

/** The context of a provider's callback: the merchant its address names. */
export const createOpenHookCtx =
  (engines: Engines, newId: () => string, log: Logger) =>
  async (mid: string, address: string): Promise<Ctx> => {
    if (!/^[1-9]\d{0,17}$/.test(mid)) throw fail('NOT_FOUND');
    return { ...(await visitorCtx(engines, mid, log)), address, newId };
  };

/** A token begins with its merchant, so that a shared host finds the right pod; the rest decides whether it is true. */
const midOfToken = (token: string | undefined): string | undefined => token?.match(/^(\d{1,18})-/)?.[1];

async function findActor(ctx: Ctx, { token, answersForbidden }: CallerInfo): Promise<Actor> {
  if (token === undefined) return VISITOR;
  if (!isStaffToken(token)) return findMemberByToken(ctx, token, answersForbidden);
  const staff = await findStaffByToken(ctx, token);
  if (!staff) throw fail('LOGIN_INVALID');
  return staff;
}
