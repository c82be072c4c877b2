import { freightOf, freightRows } from '#modules/delivery';
import type { Ctx, Member } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { termsWith } from './benefits.repo.ts';
import { monthOf } from './freight.rules.ts';

const db = ownTables('loyalty');
const termsOf = termsWith(freightRows);

interface Wanted {
  readonly cids: readonly string[];
  readonly skuIds: readonly string[];
}

/** What membership gives this member, for these SKUs, nothing where the merchant has no levels; and what these shops ask for sending. */
export async function findTerms(ctx: Ctx<Member>, { cids, skuIds }: Wanted) {
  const { memberId } = ctx.actor;
  const [found] = await termsOf(db(ctx), { mid: ctx.mid, memberId, now: ctx.now, month: monthOf(ctx.now), cids, skuIds });
  return { benefits: found?.benefits ?? [], freight: freightOf(cids, found?.freight ?? []) };
}
