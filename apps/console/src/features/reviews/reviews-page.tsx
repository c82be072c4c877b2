import { Button } from 'antd';
import { useState } from 'react';
import type { EntryOf, InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import type { AddressQuery } from '#lib/address-query';
import { useCurrentShop } from '#lib/current-shop';
import { instantOfDay, shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { List } from '#ui/list/list';
import { Page, PageLink } from '#ui/page';
import { PictureCell } from '#ui/picture-cell';
import { ReviewActions } from './review-actions.tsx';
import { ReviewWords } from './review-words.tsx';
import styles from './reviews.module.css';
import { reviewsTexts } from './reviews.texts.ts';
import { SensitiveWords } from './sensitive-words.tsx';

type Review = EntryOf<'catalog.review.inbox'>;
type Filter = InputOf<'catalog.review.inbox'>;

const DAY_MS = 86_400_000;
const tabs = ['all', 'WAITING', 'UNANSWERED', 'HIDDEN'] as const;

const tabFilters: Readonly<Record<string, Filter>> = {
  WAITING: { standing: 'WAITING' },
  UNANSWERED: { answer: 'UNANSWERED' },
  HIDDEN: { standing: 'HIDDEN' },
};

/** What the address says, as the call wants it. */
const filterOf = ({ tab, words, cid, score, answer, pictures, goodsId, atFrom, atTo }: AddressQuery): Filter => ({
  ...(answer && { answer: answer as 'ANSWERED' }),
  ...(tab && tabFilters[tab]),
  ...(words && { words: words.slice(0, 40) }),
  ...(cid && { cid }),
  ...(score && { score }),
  ...(pictures && { pictures: pictures as 'WITH' }),
  ...(goodsId && { goodsId }),
  ...(atFrom && { writtenFrom: instantOfDay(atFrom) }),
  ...(atTo && { writtenUntil: instantOfDay(atTo) + DAY_MS }),
});

export function ReviewsPage() {
  const texts = useTexts(reviewsTexts);
  const may = useMay();
  const cid = useCurrentShop();
  const counts = useRead('catalog.review.counts', cid === undefined ? {} : { cid });
  const [isEditing, setEditing] = useState(false);
  const tabCounts = { all: undefined, WAITING: counts.data?.waiting, UNANSWERED: counts.data?.unanswered, HIDDEN: undefined };
  const columns = useReviewColumns();
  return (
    <Page
      title={texts.reviews}
      actions={may('catalog.review.sensitiveWords') && <Button onClick={() => setEditing(true)}>{texts.sensitiveWords}</Button>}
    >
      <List
        call="catalog.review.inbox"
        input={filterOf}
        keyOf={({ id }) => id}
        tabs={{
          name: 'tab',
          entries: tabs.map((value) => ({ value, label: texts.tabs[value], count: tabCounts[value], isUrgent: value === 'WAITING' })),
        }}
        filters={[
          { kind: 'search', name: 'words', label: texts.search },
          {
            kind: 'select',
            name: 'score',
            label: texts.score,
            options: [5, 4, 3, 2, 1].map((score) => ({ value: String(score), label: texts.stars(score) })),
          },
          {
            kind: 'select',
            name: 'answer',
            label: texts.answer,
            options: [
              { value: 'UNANSWERED', label: texts.unanswered },
              { value: 'ANSWERED', label: texts.answered },
            ],
          },
          {
            kind: 'select',
            name: 'pictures',
            label: texts.pictures,
            options: [
              { value: 'WITH', label: texts.withPictures },
              { value: 'WITHOUT', label: texts.withoutPictures },
            ],
          },
          { kind: 'dates', name: 'at', label: texts.dates },
        ]}
        columns={columns}
        empty={texts.empty}
      />
      {isEditing && <SensitiveWords onClose={() => setEditing(false)} />}
    </Page>
  );
}

function useReviewColumns() {
  const texts = useTexts(reviewsTexts);
  const { lang } = useLang();
  const may = useMay();
  const now = Date.now();
  return [
    {
      key: 'goods',
      title: texts.goods,
      width: 240,
      render: ({ goods, specs }: Review) => <PictureCell picture={goods.picture} title={goods.title} note={specs} />,
    },
    {
      key: 'score',
      title: texts.score,
      width: 120,
      render: ({ score }: Review) => (
        <span role="img" aria-label={texts.stars(score)} className={styles.rate}>
          {'★'.repeat(score)}
          {'☆'.repeat(5 - score)}
        </span>
      ),
    },
    { key: 'words', title: texts.review, render: (review: Review) => <ReviewWords review={review} /> },
    {
      key: 'member',
      title: texts.member,
      width: 160,
      render: ({ member, orderId, at }: Review) => (
        <div className={styles.cell}>
          <span>{member.name}</span>
          {may('trade.order.detailForStaff') ? (
            <PageLink to={`/orders/${orderId}`} className={styles.order}>
              {orderId}
            </PageLink>
          ) : (
            <small>{orderId}</small>
          )}
          <small>{shortTime(Date.parse(at), now, lang)}</small>
        </div>
      ),
    },
    { key: 'state', title: texts.state, width: 176, render: (review: Review) => <ReviewActions review={review} /> },
  ];
}
