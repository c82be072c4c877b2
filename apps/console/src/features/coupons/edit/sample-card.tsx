import { Button, InputNumber, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { money } from '#lib/money';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import { Picture } from '#ui/picture';
import { type CouponValues, previewOf } from './coupon-values.ts';
import { previewTexts } from './preview.texts.ts';
import styles from './sample.module.css';
import { SampleReceipt } from './sample-receipt.tsx';
import { useDebounced } from './use-debounced.ts';
import { MOST_LINES, type SampleLine, useSample } from './use-sample.ts';

const WAIT_MS = 350;

/** What a shopper would pay with the coupon as it is being written. */
export function SampleCard({ values }: { readonly values: CouponValues }) {
  const texts = useTexts(previewTexts);
  const { shop, lines, choose, setQuantity, isEmpty } = useSample(values);
  const coupon = previewOf(values, texts.couponItself);
  const sold = lines.flatMap(({ sku, quantity }) => (sku && shop ? [{ cid: shop.cid, skuId: sku.skuId, quantity }] : []));
  const goodsIds = lines.map(({ goodsId }) => goodsId);
  return (
    <Card title={texts.sample} note={texts.sampleNote}>
      {shop && <p className={styles.note}>{texts.sampleIn(shop.name)}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.goodsId}
            line={line}
            onQuantity={(quantity) => setQuantity(line.goodsId, quantity)}
            {...(lines.length > 1 && { onRemove: () => choose(goodsIds.filter((id) => id !== line.goodsId)) })}
          />
        ))}
      </ul>
      {shop && lines.length > 0 && (
        <AddGoods
          cid={shop.cid}
          chosen={goodsIds}
          // A full basket gives its first goods up for what somebody wants to see.
          onAdd={(goodsId) => choose([...goodsIds.slice(-(MOST_LINES - 1)), goodsId])}
        />
      )}
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

interface LineProps {
  readonly line: SampleLine;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove?: () => void;
}

function Line({ line: { title, picture, sku, quantity }, onQuantity, onRemove }: LineProps) {
  const texts = useTexts(previewTexts);
  return (
    <li>
      {picture === null ? <span /> : <Picture of={picture} side={36} />}
      <div className={styles.goods}>
        <span title={title}>{title}</span>
        <small data-missing={sku === null}>
          {sku === null ? texts.notSold : [money(sku.priceFen), sku.specs].filter(Boolean).join(' · ')}
        </small>
      </div>
      <InputNumber<number>
        aria-label={texts.quantityOf(title)}
        size="small"
        min={1}
        max={999}
        precision={0}
        prefix="×"
        style={{ width: 64 }}
        controls={false}
        changeOnWheel={false}
        value={quantity}
        disabled={sku === null}
        onChange={(typed) => typed !== null && onQuantity(typed)}
        // The page around it is a form.
        onPressEnter={(event) => event.preventDefault()}
      />
      {onRemove && (
        <Button type="text" size="small" aria-label={texts.removeOf(title)} icon={<Icon of={X} size={14} />} onClick={onRemove} />
      )}
    </li>
  );
}

interface AddProps {
  readonly cid: string;
  readonly chosen: readonly string[];
  readonly onAdd: (goodsId: string) => void;
}

function AddGoods({ cid, chosen, onAdd }: AddProps) {
  const texts = useTexts(previewTexts);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().slice(0, 40));
  const found = useRead('catalog.goods.list', { cid, shelf: 'ON_SHELF', ...(words && { words }), pageSize: 20 }, { keepsLast: true });
  const offered = (found.data?.list ?? []).filter(({ id }) => !chosen.includes(id));
  return (
    <Select<string | null>
      className={styles.add ?? ''}
      aria-label={texts.addGoods}
      placeholder={texts.addGoods}
      size="small"
      value={null}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={offered.map(({ id, title }) => ({ value: id, label: title }))}
      notFoundContent={found.isFetching ? texts.searching : texts.nothingFound}
      onChange={(id) => {
        if (id !== null) onAdd(id);
        setTyped('');
      }}
    />
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
