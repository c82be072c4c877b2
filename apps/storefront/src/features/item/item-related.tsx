import { useEffect, useRef, useState } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { onNearViewport } from '#lib/on-near-viewport';
import { useShop } from '#session/shop-context';
import { GoodsSkeleton } from '#ui/skeleton';
import { GoodsColumns } from './goods-columns.tsx';
import styles from './item-related.module.css';
import { itemRelatedTexts } from './item-related.texts.ts';
import { relatedGoods } from './related-queries.ts';

interface ItemRelatedProps {
  readonly id: string;
  readonly isSoldOut: boolean;
}

/** Screens ahead of it that it is asked for. */
const ahead = '100%';

/** Goods to go on with, asked for as they come near; a page without them is still a page. */
export function ItemRelated({ id, isSoldOut }: ItemRelatedProps) {
  const { cid } = useShop();
  const texts = useTexts(itemRelatedTexts);
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const { data, isError } = useRead(relatedGoods(cid, id), isNear);
  useEffect(() => {
    if (section.current) return onNearViewport(section.current, ahead, () => setNear(true));
  }, []);
  if (isError || data?.list.length === 0) return null;
  return (
    <section ref={section} className={styles.related} aria-label={texts.related}>
      {isNear && <h2 className={styles.heading}>{isSoldOut ? texts.instead : texts.related}</h2>}
      {data ? <GoodsColumns goods={data.list} /> : isNear && <GoodsSkeleton />}
    </section>
  );
}
