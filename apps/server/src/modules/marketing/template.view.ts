import type { OutputOf } from '@qianpu/contract/types';
import type { CouponDraft, TemplateRow } from './coupon.types.ts';
import { viewValidity } from './coupon.view.ts';
import { termsOf, validityOf } from './terms.rules.ts';

type Template = OutputOf<'marketing.coupon.find'>;

/** As staff wrote it. */
export const draftOf = (row: TemplateRow): Omit<CouponDraft, 'id' | 'revision'> => {
  const { name, cids, worth, fromFen, scope, isAlone } = termsOf(row);
  return {
    name,
    cids: [...cids],
    worth,
    fromFen,
    scope,
    validity: viewValidity(validityOf(row)),
    total: row.total,
    perMember: row.per_member,
    perDay: row.per_day,
    audience: row.audience,
    isShown: row.is_shown,
    claimFrom: row.claim_from?.getTime() ?? null,
    claimTo: row.claim_to?.getTime() ?? null,
    isAlone,
    isGivenBack: row.is_given_back,
  };
};

export const viewTemplate = (row: TemplateRow, used: number): Template => ({
  ...draftOf(row),
  id: row.id,
  revision: row.revision,
  state: row.state,
  claimed: row.claimed,
  used,
  createdAt: row.created_at.getTime(),
});
