import type { Check } from './check.types.ts';

/** What a goods' reviews are counted by, in the order of the summary's columns. */
const counts = ['star_1', 'star_2', 'star_3', 'star_4', 'star_5', 'auto', 'pictures', 'appended'];
/** What a shop is rated by. */
const sums = ['reviews', 'stars', 'service_reviews', 'service_stars', 'logistics_reviews', 'logistics_stars'];
const rated = (of: string) => sums.map((sum) => `coalesce(${of}.${sum}, 0)`).join(', ');
const listed = (of: string) => counts.map((count) => `coalesce(${of}.${count}, 0)`).join(', ');

export const reviewChecks: readonly Check[] = [
  {
    id: 'R1',
    says: "a goods' summary and its reviews disagree",
    of: 'goods',
    isWhole: true,
    finds: `
      select coalesce(s.mid, r.mid) as mid, coalesce(s.goods_id, r.goods_id)::text as id,
             format('summary: %s; reviews: %s', array[${listed('s')}], array[${listed('r')}]) as detail
        from catalog.review_summary s
        full join (
          select mid, goods_id, count(*) filter (where score = 1) as star_1, count(*) filter (where score = 2) as star_2,
                 count(*) filter (where score = 3) as star_3, count(*) filter (where score = 4) as star_4,
                 count(*) filter (where score = 5) as star_5, count(*) filter (where is_auto and appended_at is null) as auto,
                 count(*) filter (where cardinality(pictures) + coalesce(cardinality(appended_pictures), 0) > 0) as pictures,
                 count(*) filter (where appended_at is not null) as appended
            from catalog.review where standing = 'SHOWN' group by mid, goods_id
        ) r on r.mid = s.mid and r.goods_id = s.goods_id
       where (${listed('s')}) is distinct from (${listed('r')})`,
  },
  {
    id: 'R2',
    says: 'a tag is counted more or less often than reviews carry it',
    of: 'goods',
    isWhole: true,
    finds: `
      select coalesce(c.mid, r.mid) as mid, coalesce(c.goods_id, r.goods_id)::text as id,
             format('%s: %s counted, %s reviews', coalesce(c.tag, r.tag), coalesce(c.reviews, 0), coalesce(r.reviews, 0)) as detail
        from catalog.review_tag_count c
        full join (
          select mid, goods_id, tag, count(*) as reviews
            from catalog.review cross join unnest(tags) as t (tag) where standing = 'SHOWN' group by mid, goods_id, tag
        ) r on r.mid = c.mid and r.goods_id = c.goods_id and r.tag = c.tag
       where coalesce(c.reviews, 0) <> coalesce(r.reviews, 0)`,
  },
  {
    id: 'R3',
    says: 'a review was found helpful by another number of members than it says',
    of: 'review',
    isWhole: true,
    finds: `
      select r.mid, r.id::text as id, format('%s said, %s votes', r.helpful_count, count(v.member_id)) as detail
        from catalog.review r left join catalog.review_vote v on v.mid = r.mid and v.review_id = r.id
       group by r.mid, r.id, r.helpful_count having r.helpful_count <> count(v.member_id)`,
  },
  {
    id: 'R4',
    says: 'a review and the right it used do not name each other',
    of: 'review',
    isWhole: true,
    finds: `
      select coalesce(r.mid, b.mid) as mid, coalesce(r.id, b.review_id)::text as id,
             format('order %s, SKU %s', coalesce(r.order_id, b.order_id), coalesce(r.sku_id, b.sku_id)) as detail
        from catalog.review r
        full join (select * from catalog.review_right where review_id is not null) b
          on b.mid = r.mid and b.order_id = r.order_id and b.sku_id = r.sku_id and b.member_id = r.member_id
       where r.id is distinct from b.review_id`,
  },
  {
    id: 'R5',
    says: "a shop's rating and the reviews of its orders disagree",
    of: 'shop',
    isWhole: true,
    finds: `
      select coalesce(s.mid, r.mid) as mid, coalesce(s.cid, r.cid)::text as id,
             format('rating: %s; reviews: %s', array[${rated('s')}], array[${rated('r')}]) as detail
        from shop.rating s
        full join (
          select mid, cid, count(*) as reviews, sum(score) as stars, count(service_score) as service_reviews,
                 sum(service_score) as service_stars, count(logistics_score) as logistics_reviews, sum(logistics_score) as logistics_stars
            from catalog.review where standing = 'SHOWN' and cid is not null group by mid, cid
        ) r on r.mid = s.mid and r.cid = s.cid
       where (${rated('s')}) is distinct from (${rated('r')})`,
  },
];
