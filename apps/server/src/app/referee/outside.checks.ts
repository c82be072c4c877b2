import type { Check } from './check.types.ts';

/** Our books against the provider's own, loaded into provider_transaction and provider_refund: lost and invented money. */
export const providerChecks: readonly Check[] = [
  {
    id: 'P1',
    says: 'the provider has money that we do not know of',
    of: 'number',
    finds: `
      select coalesce(t.mid, 0) as mid, x.out_trade_no as id, format('%s fen there, here %s', x.amount_fen, coalesce(t.state, 'unknown')) as detail
        from provider_transaction x left join trade.tender t on t.out_trade_no = x.out_trade_no
       where x.state in ('SUCCESS', 'REFUND') and t.state is distinct from 'PAID'`,
  },
  {
    id: 'P2',
    says: 'we count money that the provider does not have',
    of: 'number',
    finds: `
      select t.mid, t.out_trade_no as id, format('%s fen here, there %s fen, %s', t.amount_fen, x.amount_fen, coalesce(x.state, 'unknown')) as detail
        from trade.tender t left join provider_transaction x on x.out_trade_no = t.out_trade_no
       where t.state = 'PAID' and t.app_ref is not null
         and (x.state is null or x.state not in ('SUCCESS', 'REFUND') or x.amount_fen <> t.amount_fen or x.transaction_id <> t.provider_txn)`,
  },
  {
    id: 'P3',
    says: 'a refund is done on one side only, or with another amount',
    of: 'number',
    finds: `
      select coalesce(r.mid, 0) as mid, coalesce(r.out_refund_no, x.out_refund_no) as id,
             format('%s fen here, %s fen there', r.amount_fen, x.amount_fen) as detail
        from (select r.mid, r.out_refund_no, r.amount_fen from trade.refund r join trade.tender t on t.mid = r.mid and t.id = r.tender_id
               where r.state = 'DONE' and r.outside_at is null and t.app_ref is not null) r
        full join (select out_refund_no, amount_fen from provider_refund where state = 'SUCCESS') x on x.out_refund_no = r.out_refund_no
       where r.amount_fen is distinct from x.amount_fen`,
  },
  {
    id: 'P4',
    says: 'the provider gave back more than it got',
    of: 'number',
    finds: `
      select coalesce(t.mid, 0) as mid, x.out_trade_no as id, format('%s fen paid, %s given back', x.amount_fen, sum(r.amount_fen)) as detail
        from provider_transaction x
        join provider_refund r on r.out_trade_no = x.out_trade_no and r.state = 'SUCCESS'
        left join trade.tender t on t.out_trade_no = x.out_trade_no
       group by t.mid, x.out_trade_no, x.amount_fen having sum(r.amount_fen) > x.amount_fen`,
  },
];

/** Our books against what shoppers were told, loaded into history: nothing acknowledged is lost, nothing refused was done. */
export const historyChecks: readonly Check[] = [
  {
    id: 'H1',
    says: 'a shopper was told of a trade that is not there',
    of: 'operation',
    finds: `
      select h.mid, h.op as id, 'trade ' || h.trade_id as detail
        from history h left join trade.trade t on t.mid = h.mid and t.id = h.trade_id and t.intent_key = h.key
       where h.kind = 'place' and h.outcome = 'ok' and t.id is null`,
  },
  {
    id: 'H2',
    says: 'a shopper was refused a trade that is there',
    of: 'operation',
    finds: `
      select h.mid, h.op as id, format('trade %s is %s', t.id, t.state) as detail
        from history h join trade.trade t on t.mid = h.mid and t.member_id = h.member_id and t.intent_key = h.key
       where h.kind = 'place' and h.outcome = 'fail' and t.state <> 'CLOSED'`,
  },
  {
    id: 'H4',
    says: 'a shopper has paid and the money is not in our book',
    of: 'operation',
    finds: `
      select h.mid, h.op as id, format('%s fen for trade %s', h.amount_fen, h.trade_id) as detail
        from history h left join trade.tender t
          on t.mid = h.mid and t.trade_id = h.trade_id and t.state = 'PAID' and t.amount_fen = h.amount_fen
       where h.kind = 'pay' and h.outcome = 'ok' and t.id is null`,
  },
  {
    id: 'H5',
    says: 'a shopper was told that a trade is closed, and it is not',
    of: 'operation',
    finds: `
      select h.mid, h.op as id, format('trade %s is %s', h.trade_id, coalesce(t.state, 'not there')) as detail
        from history h left join trade.trade t on t.mid = h.mid and t.id = h.trade_id
       where h.kind = 'cancel' and h.outcome = 'ok' and t.state is distinct from 'CLOSED'`,
  },
  {
    id: 'H6',
    says: 'staff were told of a refund that is not there',
    of: 'operation',
    finds: `
      select h.mid, h.op as id, 'refund ' || h.refund_id as detail
        from history h left join trade.refund r on r.mid = h.mid and r.id = h.refund_id and r.amount_fen = h.amount_fen
       where h.kind = 'refund' and h.outcome = 'ok' and r.id is null`,
  },
];
