import { fail } from '@qianpu/contract/failure';
import type { Channel, LoggedIn, WechatChannel } from '#modules/identity';
import {
  findByUnionId,
  findIdentity,
  holdAccount,
  holdPerson,
  insertAccount,
  insertIdentity,
  openSession,
  saveUnionId,
} from '#modules/identity';
import { type Ctx, inTx, type Lang, type TxCtx } from '#platform/ctx';
import type { OpenAccount, OpenPerson } from '#platform/gateways/wechat-open/wechat-open.types';
import { answered, requireApp } from './wechat-app.ts';
import { isOwnState } from './wechat-state.ts';

/** What comes back from the platform's page with the shopper. */
interface Returned {
  readonly code: string;
  readonly state: string;
  readonly verifier: string;
}

/** Who has come back from the platform's page to the page of ours that sent them there. The state is looked at before the code is spent. */
export async function whoReturned(ctx: Ctx, { code, ...proof }: Returned): Promise<{ app: OpenAccount; person: OpenPerson }> {
  const app = await inTx(ctx, async (ctx) => {
    const app = await requireApp(ctx, 2);
    if (!isOwnState(ctx, app.appId, proof)) throw fail('WECHAT_LOGIN_FAILED');
    return app;
  });
  return { app, person: answered(await ctx.gateways.wechatOpen.exchangePageCode(app, code)) };
}

export async function signInByPage(ctx: Ctx, returned: Returned, channel: Channel): Promise<LoggedIn> {
  const { app, person } = await whoReturned(ctx, returned);
  return inTx(ctx, (ctx) => signIn(ctx, { appId: app.appId, channel: 2, ...person }, channel));
}

export async function signInByMini(ctx: Ctx, code: string): Promise<LoggedIn> {
  const app = await inTx(ctx, (ctx) => requireApp(ctx, 1));
  const person = answered(await ctx.gateways.wechatOpen.exchangeMiniCode(app, code));
  return inTx(ctx, (ctx) => signIn(ctx, { appId: app.appId, channel: 1, ...person }, 'mini'));
}

interface KnownPerson extends OpenPerson {
  readonly appId: string;
  readonly channel: WechatChannel;
}

async function signIn(ctx: TxCtx, person: KnownPerson, channel: Channel): Promise<LoggedIn> {
  await holdPerson(ctx, `${person.appId}/${person.openId}`);
  if (person.unionId !== null) await holdPerson(ctx, person.unionId);
  return openSession(ctx, await ensureMember(ctx, person), { channel, wechat: person });
}

/** The member of this identity; else whom another app of the merchant knows as the same person; else a new one, without a phone. */
async function ensureMember(ctx: TxCtx, person: KnownPerson) {
  const known = await findIdentity(ctx, person);
  if (known) {
    // Before the identity's row: who joins holds accounts first, too.
    const account = await holdMember(ctx, known.member_id);
    if (person.unionId !== null && known.union_id !== person.unionId) await saveUnionId(ctx, person, person.unionId);
    return account;
  }
  const same = person.unionId === null ? undefined : await findByUnionId(ctx, person.unionId);
  const account = same ? await holdMember(ctx, same.member_id) : await insertAccount(ctx, firstNickName(ctx.lang, person.nickName));
  await insertIdentity(ctx, account.id, person);
  return account;
}

/** An account that has joined another while it was waited for leads to it. */
async function holdMember(ctx: TxCtx, id: string) {
  const account = await holdAccount(ctx, id);
  return account.joined_id === null ? account : holdAccount(ctx, account.joined_id);
}

/** The messenger's name for them, as much as there is room for, and without signs no name may have. */
function firstNickName(lang: Lang, nickName: string | null): string {
  const signs = (nickName ?? '').replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
  const clean = [...signs].slice(0, 32).join('').trim();
  return clean || (lang === 'en' ? 'WeChat user' : '微信用户');
}
