import type { Paging } from '#platform/paging.types';
import { listedState } from './activity.rules.ts';
import type { ActivityDraft, ActivityRow, ActivityView } from './activity.types.ts';
import { activityTypeOf } from './kinds.rules.ts';

/** As staff wrote it. */
export const draftOf = (row: ActivityRow): ActivityDraft => ({
  name: row.name,
  cids: row.cids,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  audience: row.audience,
  refuses: row.refuses,
  terms: row.terms,
  goods: row.goods,
});

export function viewRow(row: ActivityRow, now: Date): Omit<ActivityView, 'goods' | 'skus' | 'stock' | 'findings' | 'linkToken'> {
  const { goods: _, ...draft } = draftOf(row);
  return {
    ...draft,
    id: row.id,
    revision: row.revision,
    state: listedState(row, now),
    activityType: activityTypeOf(row.terms),
    createdAt: row.created_at.getTime(),
    publishedAt: row.published_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
  };
}

/** Of one more than a page has. */
export const viewPage = <Row, View>(rows: readonly Row[], { pageNum, pageSize }: Paging, view: (row: Row) => View) => ({
  list: rows.slice(0, pageSize).map(view),
  pageNum,
  hasMore: rows.length > pageSize,
});
