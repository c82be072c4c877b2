import type { ledgerRows } from '@qianpu/contract/calls/ledger';
import type { postingRows } from '@qianpu/contract/calls/posting';
import type { Handlers } from '#platform/http/handler.types';
import { approveAdjustment, askAdjustment, refuseAdjustment } from './adjust-balance.ts';
import { findBalance } from './balance.repo.ts';
import { listPackages } from './package.repo.ts';
import { savePackage, switchPackage } from './save-package.ts';
import { showAdjustments } from './show-adjustments.ts';
import { showBalance, showBalanceForStaff } from './show-balance.ts';
import { showAccounts, showPostings } from './show-book.ts';

export const ledgerHandlers: Handlers<keyof typeof ledgerRows | keyof typeof postingRows> = {
  'ledger.account.list': showAccounts,
  'ledger.posting.list': showPostings,
  'ledger.balance.find': (ctx) => findBalance(ctx, ctx.actor.memberId),
  'ledger.balance.list': (ctx, page) => showBalance(ctx, ctx.actor.memberId, page),
  'ledger.balance.listForStaff': showBalanceForStaff,
  'ledger.adjustment.ask': askAdjustment,
  'ledger.adjustment.approve': (ctx, { id }) => approveAdjustment(ctx, id),
  'ledger.adjustment.refuse': async (ctx, { id }) => {
    await refuseAdjustment(ctx, id);
    return {};
  },
  'ledger.adjustment.list': showAdjustments,
  'ledger.package.save': savePackage,
  'ledger.package.list': async (ctx, { pageNum, pageSize }) => {
    const { rows, total } = await listPackages(ctx, { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
    return { list: rows.slice(0, pageSize), pageNum, hasMore: rows.length > pageSize, total };
  },
  'ledger.package.setOn': async (ctx, input) => {
    await switchPackage(ctx, input);
    return {};
  },
};
