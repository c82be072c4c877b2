import type { GoodsSource } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { GoodsCard, goodsOf } from '#features/item';
import { useTexts } from '#i18n/texts';
import { useShop } from '#session/shop-context';
import { Carousel } from '#ui/carousel';
import { FailedPart } from '#ui/failed';
import { GoodsSkeleton } from '#ui/skeleton';
import { kitTexts } from './kit.texts.ts';
import styles from './kit-page.module.css';
import { SampleRow } from './sample-group.tsx';

const source: GoodsSource = { sortType: 'default' };

/** The shop's own goods, the second of them under a name that is far too long. */
const sampleGoods = (cid: string) => goodsOf(cid, { source, count: 4 });

export function GoodsSamples() {
  const texts = useTexts(kitTexts);
  const { cid } = useShop();
  const { data, isError, refetch } = useRead(sampleGoods(cid));
  const slides = [1, 2, 3].map((place) => ({ key: String(place), content: <p className={styles.slide}>{texts.slide(place)}</p> }));
  const [first, second] = data?.list ?? [];
  const long = second && {
    ...second,
    title: texts.longTitle,
    sellingPoint: texts.longNotice,
    priceFen: 12_999_999,
    listPriceFen: 19_999_999,
  };
  const shown = [first, long].flatMap((goods) => goods ?? []);
  return (
    <>
      <Carousel label={texts.slides} slides={slides} className={styles.slides} />
      {!data && (isError ? <FailedPart onRetry={refetch} /> : <GoodsSkeleton />)}
      <div className={styles.grid}>
        {shown.map((goods) => (
          <GoodsCard key={goods.id} goods={goods} />
        ))}
      </div>
      {shown.map((goods) => (
        <div key={goods.id} className={styles.card}>
          <GoodsCard goods={goods} form="list" />
        </div>
      ))}
      {shown.map((goods) => (
        <div key={goods.id} className={styles.card}>
          <GoodsCard goods={goods} form="wide" />
        </div>
      ))}
      {(['rail', 'tallRail'] as const).map((form) => (
        <SampleRow key={form}>
          {shown.map((goods) => (
            <div key={goods.id} className={styles[form]}>
              <GoodsCard goods={goods} form={form} />
            </div>
          ))}
        </SampleRow>
      ))}
      <SampleRow>
        {shown.map((goods) => (
          <div key={goods.id} className={styles.line}>
            <GoodsCard goods={goods} form="line" />
          </div>
        ))}
      </SampleRow>
    </>
  );
}
