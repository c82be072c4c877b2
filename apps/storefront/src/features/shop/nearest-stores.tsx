import type { Point, Store } from '@qianpu/contract/types';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { LocateButton } from '#ui/locate-button';
import styles from './nearest-stores.module.css';
import { shopTexts } from './shop.texts.ts';
import { institutionsFrom } from './shop-queries.ts';
import { StoreList } from './store-list.tsx';

/** The middle of nowhere: stands for a position while there is none, and is never asked about. */
const nowhere: Point = { lat: 0, lng: 0 };

interface NearestStoresProps {
  readonly stores: readonly Store[];
  /** The path below the base that choosing a store leads to. */
  readonly wayTo?: ((cid: string) => string) | undefined;
}

/** The stores as the merchant orders them; by a tap, the nearest first. Without a position the list stays as it is. */
export function NearestStores({ stores, wayTo }: NearestStoresProps) {
  const texts = useTexts(shopTexts);
  const [point, setPoint] = useState<Point | null>(null);
  const { data, isFetching, isError, refetch } = useRead(institutionsFrom(point ?? nowhere), point !== null);
  const locate = (found: Point) => {
    setPoint(found);
    // The phone has not moved: what failed before is asked again.
    if (isError && found.lat === point?.lat && found.lng === point.lng) refetch();
  };
  return (
    <>
      <div className={styles.bar}>
        <LocateButton
          text={data ? texts.locateAgain : texts.sortByDistance}
          says={data ? texts.sorted : isError ? texts.notSorted : texts.merchantOrder}
          isBusy={isFetching}
          onFound={locate}
        />
      </div>
      <StoreList stores={data ?? stores} wayTo={wayTo} />
    </>
  );
}
