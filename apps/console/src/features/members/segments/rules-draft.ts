import type { Condition, ConditionDraft, Field, Rules, RulesDraft } from './rules.types.ts';

export const fields = [
  'paidFen',
  'paidOrders',
  'refundedFen',
  'lastPaidDays',
  'seenDays',
  'joinedDays',
  'label',
  'level',
] as const satisfies readonly Field[];

/** How a condition is written: from and to, days ago, labels or levels. */
export const kindOf = (field: Field): 'amount' | 'days' | 'labels' | 'levels' => {
  if (field === 'label') return 'labels';
  if (field === 'level') return 'levels';
  return field === 'lastPaidDays' || field === 'seenDays' || field === 'joinedDays' ? 'days' : 'amount';
};

const blank = { from: null, to: null, isWithin: true, days: null, isAny: true, labelIds: [], levels: [] } as const;

export const newCondition = (key: number, field: Field): ConditionDraft => ({ ...blank, key, field });

function draftCondition(condition: Condition, key: number): ConditionDraft {
  const draft = newCondition(key, condition.field);
  if (condition.field === 'label') return { ...draft, isAny: condition.is === 'ANY', labelIds: condition.labelIds };
  if (condition.field === 'level') return { ...draft, levels: condition.levels };
  if ('days' in condition) return { ...draft, isWithin: condition.is === 'WITHIN', days: condition.days };
  return { ...draft, from: condition.from ?? null, to: condition.to ?? null };
}

export const draftOf = (rules: Rules | undefined): RulesDraft =>
  rules === undefined
    ? { match: 'ALL', conditions: [newCondition(0, 'paidFen')] }
    : { match: rules.match, conditions: rules.conditions.map(draftCondition) };

function conditionOf({ field, from, to, isWithin, days, isAny, labelIds, levels }: ConditionDraft): Condition {
  if (field === 'label') return { field, is: isAny ? 'ANY' : 'NONE', labelIds: [...labelIds] };
  if (field === 'level') return { field, levels: [...levels] };
  if (field === 'lastPaidDays' || field === 'seenDays' || field === 'joinedDays')
    return { field, is: isWithin ? 'WITHIN' : 'LONGER', days: days ?? 0 };
  return { field, ...(from !== null && { from }), ...(to !== null && { to }) };
}

/** As the calls want it, whether or not it is whole: their schema says. */
export const rulesOf = ({ match, conditions }: RulesDraft): Rules => ({ match, conditions: conditions.map(conditionOf) });
