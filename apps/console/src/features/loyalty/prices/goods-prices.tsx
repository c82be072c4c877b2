import { Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { PictureCell } from '#ui/picture-cell';
import styles from './prices.module.css';
import { pricesTexts } from './prices.texts.ts';
import { PricesTable } from './prices-table.tsx';
import { lowestPrices } from './sku-prices.ts';

/** Rows of a page: each has a field for every level. */
const PAGE = 50;

interface GoodsPricesProps {
  readonly goodsId: string;
  readonly levels: OutputOf<'member.level.list'>['levels'];
}

export function GoodsPrices({ goodsId, levels }: GoodsPricesProps) {
  const texts = useTexts(pricesTexts);
  const mayReadShops = useMay()('catalog.listing.list');
  const detail = useRead('catalog.goods.detail', { id: goodsId });
  const listings = useRead('catalog.listing.list', { goodsId, pageSize: 100 }, { enabled: mayReadShops });
  const [page, setPage] = useState(1);
  const [isDirty, setDirty] = useState(false);
  if (detail.isError) return <Failed refusal={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <ListSkeleton columns={4} />;
  const { title, pictures, skus } = detail.data;
  return (
    <Card title={<PictureCell picture={pictures[0] ?? null} title={title} />} isFlush className={styles.goods}>
      <PricesTable
        key={page}
        skus={skus.slice((page - 1) * PAGE, page * PAGE)}
        levels={levels}
        sold={mayReadShops ? listings.data && lowestPrices(listings.data.list) : null}
        onDirty={setDirty}
      />
      {skus.length > PAGE && (
        <div className={styles.foot}>
          {isDirty && <span>{texts.saveFirst}</span>}
          {/* Plain buttons: the component library's pager would leave the chunk of its table, which every list loads. */}
          <span>{texts.pageOf(page, Math.ceil(skus.length / PAGE))}</span>
          <Button disabled={isDirty || page === 1} onClick={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <Button disabled={isDirty || page * PAGE >= skus.length} onClick={() => setPage(page + 1)}>
            {texts.next}
          </Button>
        </div>
      )}
    </Card>
  );
}
