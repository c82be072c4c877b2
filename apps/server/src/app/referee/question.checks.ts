import type { Check } from './check.types.ts';

export const questionChecks: readonly Check[] = [
  {
    id: 'Q1',
    says: 'a question has another number of answers that are shown than it says',
    of: 'question',
    isWhole: true,
    finds: `
      select q.mid, q.id::text as id, format('%s said, %s shown', q.answer_count, count(a.id)) as detail
        from question.question q
        left join question.answer a on a.mid = q.mid and a.question_id = q.id and a.standing = 'SHOWN'
       group by q.mid, q.id, q.answer_count having q.answer_count <> count(a.id)`,
  },
];
