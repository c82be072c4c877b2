import type { Check } from './check.types.ts';

/** Two accounts of one person are one: nothing opens the one that has joined, and nothing was bought with it. */
export const accountChecks: readonly Check[] = [
  {
    id: 'A1',
    says: 'an account that has joined another can still be signed in to by the messenger',
    of: 'member',
    isWhole: true,
    finds: `
      select mid, member_id::text as id, format('%s identities', identities) as detail from member.joined_accounts() where identities > 0`,
  },
  {
    id: 'A2',
    says: 'an account that has joined another has a session that is good',
    of: 'member',
    isWhole: true,
    finds: `
      select mid, member_id::text as id, format('%s sessions', live_sessions) as detail from member.joined_accounts() where live_sessions > 0`,
  },
  {
    id: 'A3',
    says: 'an account that has joined another has a trade',
    of: 'member',
    isWhole: true,
    finds: `
      select t.mid, t.member_id::text as id, format('%s trades', count(*)) as detail
        from member.joined_accounts() j join trade.trade t on t.mid = j.mid and t.member_id = j.member_id
       group by t.mid, t.member_id`,
  },
  {
    id: 'A4',
    says: 'an account that was emptied still has an address, a way in or a password',
    of: 'member',
    isWhole: true,
    finds: `
      select mid, member_id::text as id, format('%s rows', rows_left) as detail from member.erased_accounts() where rows_left > 0`,
  },
];
