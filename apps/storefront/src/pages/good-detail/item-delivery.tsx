import type { OutputOf } from '@qianpu/contract/types';
import { shortFen } from '@qianpu/kit/fen';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '#api/read-query';
import { loadSendToSheet, regionText, useSendTo } from '#features/address';
import { deliveryOf } from '#features/item';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { loadChunk } from '#lib/load-chunk';
import { useShop } from '#session/shop-context';
import { KeyedRow } from '#ui/keyed-row';
import styles from './item-delivery.module.css';
import { itemDeliveryTexts } from './item-delivery.texts.ts';

const SendToSheet = lazy(async () => ({ default: (await loadChunk(loadSendToSheet)).SendToSheet }));

interface ItemDeliveryProps {
  readonly id: string;
  /** The one that was chosen among several. */
  readonly skuId?: string | undefined;
}

/** Where it goes, how soon, and what that costs: two lines whatever is known, so nothing moves when more is. */
export function ItemDelivery({ id, skuId }: ItemDeliveryProps) {
  const { cid } = useShop();
  const { label, noRegion } = useTexts(itemDeliveryTexts);
  const { data: ofGoods } = useRead(deliveryOf(cid, id));
  const { data: ofSku } = useRead(deliveryOf(cid, id, skuId), skuId !== undefined);
  const [region, sendTo] = useSendTo();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const terms = ofSku ?? ofGoods;
  return (
    <>
      <KeyedRow label={label} onClick={() => setOpen(true)}>
        <span className={classNames(styles.region, !region && styles.unknown)}>{region ? regionText(region) : noRegion}</span>
        <span className={styles.terms}>{terms && <Terms {...terms} />}</span>
      </KeyedRow>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <SendToSheet isOpen={isOpen} onClose={() => setOpen(false)} region={region} onChoose={sendTo} />
        </Suspense>
      )}
    </>
  );
}

/** Hours are said in days from here on. */
const longHours = 72;

function Terms({ freightFen, freeFromFen, shipWithinHours }: OutputOf<'checkout.delivery.info'>) {
  const texts = useTexts(itemDeliveryTexts);
  const isInDays = shipWithinHours >= longHours && shipWithinHours % 24 === 0;
  const freight = shortFen(freightFen);
  return (
    <>
      <span className={styles.soon}>{isInDays ? texts.days(shipWithinHours / 24) : texts.hours(shipWithinHours)}</span>
      <span>
        {freightFen === 0 ? texts.free : freeFromFen === null ? texts.freight(freight) : texts.freeFrom(freight, shortFen(freeFromFen))}
      </span>
    </>
  );
}
