import type { Check } from './check.types.ts';

export const followChecks: readonly Check[] = [
  {
    id: 'K1',
    says: 'a shop is followed by another number of members than it says',
    of: 'shop',
    isWhole: true,
    finds: `
      select coalesce(s.mid, f.mid) as mid, coalesce(s.cid, f.cid)::text as id,
             format('%s said, %s follow', coalesce(s.followers, 0), coalesce(f.followers, 0)) as detail
        from behaviour.shop_followers s
        full join (select mid, cid, count(*) as followers from behaviour.shop_follow group by mid, cid) f on f.mid = s.mid and f.cid = s.cid
       where coalesce(s.followers, 0) <> coalesce(f.followers, 0)`,
  },
];
