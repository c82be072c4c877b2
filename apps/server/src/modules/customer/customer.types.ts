import type { OutputOf, ParsedOf } from '@qianpu/contract/types';

export type MemberFilter = ParsedOf<'member.account.export'>;
export type MemberSort = ParsedOf<'member.account.search'>['sort'];
export type MemberCard = OutputOf<'member.account.search'>['list'][number];
export type Label = OutputOf<'member.label.list'>[number];
export type SegmentRules = ParsedOf<'member.segment.count'>['rules'];
export type SegmentCondition = SegmentRules['conditions'][number];

/** A filter as a statement takes it: words have become ids, a saved segment its rules. */
export interface MemberCriteria extends Omit<MemberFilter, 'find' | 'segmentId' | 'rules'> {
  readonly ids?: readonly string[] | undefined;
  readonly rules: readonly SegmentRules[];
  /** Older than this one: the next batch of many. */
  readonly beforeId?: string | undefined;
}

export interface SummaryRow {
  readonly member_id: string;
  readonly joined_at: Date;
  readonly seen_at: Date;
  readonly level: number;
  readonly orders: number;
  readonly paid_fen: string;
  readonly refunded_fen: string;
  readonly first_paid_at: Date | null;
  readonly last_paid_at: Date | null;
}
