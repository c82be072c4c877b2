/** Refunds as orders are told of them: all parts together, once the last has arrived. */
export const wholeRefunds = `
  (select mid, order_id, coalesce(whole_id, id) as id, sum(amount_fen) as amount_fen, max(done_at) as done_at from refunds
    where order_id is not null group by mid, order_id, coalesce(whole_id, id) having bool_and(state = 'DONE'))`;
