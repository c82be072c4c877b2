import { Segmented } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useDebounced } from '#lib/use-debounced';
import { useMay } from '#session/me';
import { BasketLines } from '#ui/basket-lines';
import { Failed } from '#ui/failed';
import { CountInput } from '#ui/form/inputs';
import { Card } from '#ui/page';
import type { ActivityValues } from './activity-values.ts';
import { previewOf } from './draft-of.ts';
import styles from './edit.module.css';
import phone from './phone.module.css';
import { PhoneItem } from './phone-item.tsx';
import { PhoneReceipt } from './phone-receipt.tsx';
import { previewTexts } from './preview.texts.ts';
import { useActivityBasket } from './use-activity-basket.ts';

const WAIT_MS = 350;
const views = ['item', 'receipt'] as const;

/** What a shopper sees and pays with the activity as it is being written. */
export function PhoneCard({ values }: { readonly values: ActivityValues }) {
  const texts = useTexts(previewTexts);
  const may = useMay();
  const mayTry = may('catalog.goods.list') && may('catalog.listing.list') && may('marketing.activity.preview');
  return (
    <aside className={styles.aside} aria-label={texts.phone}>
      {mayTry ? <Tried values={values} /> : <p className={styles.quiet}>{texts.noRight}</p>}
    </aside>
  );
}

function Tried({ values }: { readonly values: ActivityValues }) {
  const texts = useTexts(previewTexts);
  const [view, setView] = useState<(typeof views)[number]>('item');
  const [sets, setSets] = useState(1);
  const { shop, lines, choose, setQuantity, isEmpty } = useActivityBasket(values);
  const isPackage = values.kind === 'PACKAGE';
  const activity = previewOf(values, texts.itself);
  const sold = lines.flatMap(({ sku, quantity }) =>
    sku && shop ? [{ cid: shop.cid, skuId: sku.skuId, quantity: quantity * (isPackage ? sets : 1) }] : [],
  );
  const isReady = activity !== null && sold.length > 0;
  const input = useDebounced({ activity, lines: sold, sets: isPackage ? sets : 1 }, WAIT_MS);
  const isAsked = input.activity !== null && input.lines.length > 0;
  const read = useRead('marketing.activity.preview', input as Wanted, { keepsLast: true, enabled: isReady && isAsked });
  const [priced] = (isReady && (read.data as OutputOf<'marketing.activity.preview'> | undefined)?.shops) || [];
  return (
    <>
      <Segmented block options={views.map((value) => ({ value, label: texts.views[value] }))} value={view} onChange={setView} />
      <div className={phone.phone} data-waiting={read.isFetching}>
        {read.isError && isReady ? (
          <Failed refusal={read.error} onRetry={() => void read.refetch()} />
        ) : view === 'item' ? (
          <PhoneItem values={values} line={lines[0]} priced={priced} />
        ) : (
          <PhoneReceipt priced={priced} />
        )}
      </div>
      <Card title={texts.sample} note={shop ? texts.sampleIn(shop.name) : texts.sampleNote}>
        {isEmpty && !isPackage && <p className={styles.quiet}>{texts.noGoods}</p>}
        <BasketLines lines={lines} cid={shop?.cid} edit={isPackage ? null : { choose, setQuantity }} />
        {isPackage && (
          <CountInput label={texts.sets} min={1} max={10} unit={texts.sets} value={sets} onChange={(count) => setSets(count ?? 1)} />
        )}
        {!isReady && !isEmpty && <p className={styles.quiet}>{texts.typeFirst}</p>}
      </Card>
    </>
  );
}

/** Only asked once there is something to price. */
type Wanted = Parameters<typeof useRead<'marketing.activity.preview'>>[1];
