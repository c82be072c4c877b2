import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { DomainCheck } from './domain-check.types.ts';

const db = ownTables('ops');

const domainCheckOf = prepared('ops.domain_check', (tables: OwnDb<'ops'>, p: { mid: string }) =>
  tables
    .selectFrom('ops.domain_check')
    .select([
      'biz_domains as bizDomains',
      'other_domains as otherDomains',
      'report_minutes as reportMinutes',
      'page_size as pageSize',
      'cache_size as cacheSize',
      'report_contents as reportContents',
      'report_sentry as reportSentry',
    ])
    .where('mid', '=', p.mid),
);
export const findDomainCheck = async (ctx: Ctx): Promise<DomainCheck | undefined> =>
  (await domainCheckOf(db(ctx), { mid: ctx.mid }))[0] as DomainCheck | undefined;

export async function listCheckedDomains(ctx: Ctx): Promise<string[]> {
  const check = await findDomainCheck(ctx);
  return check ? [...check.bizDomains, ...check.otherDomains] : [];
}

/** Of two who do it at once the later one's word counts. */
export const putDomainCheck = (ctx: TxCtx, check: DomainCheck) => {
  const row = {
    biz_domains: [...check.bizDomains],
    other_domains: [...check.otherDomains],
    report_minutes: check.reportMinutes,
    page_size: check.pageSize,
    cache_size: check.cacheSize,
    report_contents: check.reportContents,
    report_sentry: check.reportSentry,
  };
  return db(ctx)
    .insertInto('ops.domain_check')
    .values({ mid: ctx.mid, ...row })
    .onConflict((met) => met.column('mid').doUpdateSet(row))
    .execute();
};
