import type { restrictionRows } from '@qianpu/contract/calls/restriction';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { findBars } from './bar.repo.ts';
import { viewRestricted } from './identity.view.ts';
import { allowLogin, barMember, forbidLogin, readmitMember } from './restrict-member.ts';
import { listRestricted } from './restriction.repo.ts';

export const restrictionHandlers: Handlers<keyof typeof restrictionRows> = {
  'member.barred.check': async (ctx, { cid, id }) => {
    const { memberId } = ctx.actor;
    if (id !== undefined && id !== memberId) throw fail('NOT_FOUND');
    const isBarredFrom = await findBars(ctx, memberId);
    return { isBarred: isBarredFrom(cid) };
  },
  'member.forbidLogin.check': async ({ actor }) => ({ forbidLogin: actor.kind === 'visitor' && actor.isForbidden === true }),
  'member.restriction.list': async (ctx, { cid, find, state, pageNum, pageSize }) => {
    const { rows, total } = await listRestricted(ctx, { cids: listedShops(ctx, cid), find, state, pageNum, pageSize });
    return { list: rows.slice(0, pageSize).map(viewRestricted), pageNum, hasMore: rows.length > pageSize, total };
  },
  'member.account.bar': async (ctx, bar) => {
    await barMember(ctx, bar);
    return {};
  },
  'member.account.readmit': async (ctx, bar) => {
    await readmitMember(ctx, bar);
    return {};
  },
  'member.login.forbid': async (ctx, { id }) => ({ endedSessions: await forbidLogin(ctx, id) }),
  'member.login.allow': async (ctx, { id }) => {
    await allowLogin(ctx, id);
    return {};
  },
};
