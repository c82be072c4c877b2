import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { listPostings, sumAccounts } from './posting.repo.ts';

type Account = OutputOf<'ledger.account.list'>[number];
type Posting = OutputOf<'ledger.posting.list'>['list'][number];

/** What each account held before these days, received and gave in them, and holds after. */
export async function showAccounts(ctx: Ctx, days: ParsedOf<'ledger.account.list'>): Promise<Account[]> {
  return (await sumAccounts(ctx, days)).map((row) => ({
    kind: row.kind as Account['kind'],
    owner: row.owner,
    openingFen: Number(row.opening_fen),
    inFen: Number(row.in_fen),
    outFen: Number(row.out_fen),
    closingFen: Number(row.closing_fen),
  }));
}

export async function showPostings(
  ctx: Ctx,
  { pageSize, ...filter }: ParsedOf<'ledger.posting.list'>,
): Promise<OutputOf<'ledger.posting.list'>> {
  const rows = await listPostings(ctx, { ...filter, limit: pageSize + 1 });
  const list = rows.slice(0, pageSize).map(({ id, at, kind, ref, entries }) => ({
    ...{ id, at: at.getTime(), kind: kind as Posting['kind'], ref },
    entries: entries as Posting['entries'],
  }));
  return { list, hasMore: rows.length > pageSize };
}
