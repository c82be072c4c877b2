import type { OutputOf } from '@qianpu/contract/types';

type Review = OutputOf<'catalog.review.list'>['list'][number];
type MyReview = OutputOf<'catalog.review.mine'>['list'][number];
type WaitingLine = OutputOf<'catalog.review.pending'>['list'][number];

const said = {
  id: '1',
  score: 5,
  text: '颗颗都立在凹槽里',
  pictures: [],
  tags: [],
  specs: '大果 500g×2 盒',
  at: '2026-11-12T04:00:00.000Z',
  appended: null,
  answer: null,
  helpful: 3,
};

/** A review of strawberries, with what differs. */
export const aReview = (changed: Partial<Review> = {}): Review => ({ ...said, author: { name: '荔***枝', avatar: null }, ...changed });

/** The same as its author sees it. */
export const myReview = (changed: Partial<MyReview> = {}): MyReview => ({
  ...said,
  serviceScore: null,
  logisticsScore: null,
  standing: 'SHOWN',
  isAnonymous: false,
  canAppend: true,
  goods: { id: '5', title: '红颜草莓', picture: '1/a.jpg' },
  ...changed,
});

/** Strawberries that were received and wait for a review. */
export const aWaitingLine = (changed: Partial<WaitingLine> = {}): WaitingLine => ({
  orderId: '501',
  skuId: '21',
  goodsId: '5',
  title: '红颜草莓',
  picture: '1/a.jpg',
  specs: '500g',
  receivedAt: '2026-11-12T04:00:00.000Z',
  ...changed,
});
