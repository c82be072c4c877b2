import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useDebounced } from '#lib/use-debounced';
import { BasketLines } from '#ui/basket-lines';
import { Card } from '#ui/page';
import { type CouponValues, previewOf } from './coupon-values.ts';
import { previewTexts } from './preview.texts.ts';
import styles from './sample.module.css';
import { SampleReceipt } from './sample-receipt.tsx';
import { useSample } from './use-sample.ts';

const WAIT_MS = 350;

/** What a shopper would pay with the coupon as it is being written. */
export function SampleCard({ values }: { readonly values: CouponValues }) {
  const texts = useTexts(previewTexts);
  const { shop, lines, choose, setQuantity, isEmpty } = useSample(values);
  const coupon = previewOf(values, texts.couponItself);
  const sold = lines.flatMap(({ sku, quantity }) => (sku && shop ? [{ cid: shop.cid, skuId: sku.skuId, quantity }] : []));
  return (
    <Card title={texts.sample} note={texts.sampleNote}>
      {shop && <p className={styles.note}>{texts.sampleIn(shop.name)}</p>}
      <BasketLines lines={lines} cid={shop?.cid} edit={{ choose, setQuantity }} />
      {isEmpty ? (
        <p className={styles.note}>{texts.noGoods}</p>
      ) : coupon === null ? (
        <p className={styles.note}>{texts.typeFirst}</p>
      ) : (
        sold.length > 0 && <Priced coupon={coupon} lines={sold} />
      )}
    </Card>
  );
}

type Basket = Parameters<typeof useRead<'checkout.promotion.preview'>>[1];

function Priced({ coupon, lines }: Basket) {
  const input = useDebounced({ coupon, lines }, WAIT_MS);
  const read = useRead('checkout.promotion.preview', input, { keepsLast: true });
  const [shop] = (read.data as OutputOf<'checkout.promotion.preview'> | undefined)?.shops ?? [];
  return (
    <SampleReceipt shop={shop} error={read.isError ? read.error : null} isWaiting={read.isFetching} onRetry={() => void read.refetch()} />
  );
}
