import type { InputOf, OutputOf } from '#api/calls';

export type Segment = OutputOf<'member.segment.list'>[number];
export type Rules = InputOf<'member.segment.count'>['rules'];
export type Condition = Rules['conditions'][number];
export type Field = Condition['field'];

/** A condition while it is written: what its field does not use stands empty. */
export interface ConditionDraft {
  readonly key: number;
  readonly field: Field;
  readonly from: number | null;
  readonly to: number | null;
  readonly isWithin: boolean;
  readonly days: number | null;
  readonly isAny: boolean;
  readonly labelIds: readonly string[];
  readonly levels: readonly number[];
}

export interface RulesDraft {
  readonly match: Rules['match'];
  readonly conditions: readonly ConditionDraft[];
}
