import { Button } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useAddressQuery } from '#lib/address-query';
import { useCurrentShop } from '#lib/current-shop';
import { useOwnShops } from '#session/shops';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import styles from './calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import type { CalendarData } from './calendar.types.ts';
import { byShop, type Month, monthAfter, monthOf } from './month.ts';
import { OverlapsCard } from './overlaps-card.tsx';
import { ShopMonth } from './shop-month.tsx';

/** What runs when in each shop, and what gets in each other's way. */
export function CalendarPage() {
  const texts = useTexts(calendarTexts);
  const [query, setQuery] = useAddressQuery();
  const month = monthOf(query.month, Date.now());
  const read = useRead('marketing.activity.calendar', { from: month.from, to: month.to }, { keepsLast: true });
  return (
    <Page
      title={texts.calendar}
      aside={texts.month(month.year, month.month)}
      actions={
        <>
          <Button onClick={() => setQuery({ month: monthAfter(month, -1) })}>{texts.previous}</Button>
          <Button onClick={() => setQuery({ month: undefined })}>{texts.thisMonth}</Button>
          <Button onClick={() => setQuery({ month: monthAfter(month, 1) })}>{texts.next}</Button>
        </>
      }
    >
      {read.isError ? (
        <Card isFlush>
          <Failed refusal={read.error} onRetry={() => void read.refetch()} />
        </Card>
      ) : read.data ? (
        <div className={styles.page} data-waiting={read.isPlaceholderData}>
          <Shops month={month} data={read.data} />
        </div>
      ) : (
        <Card isFlush>
          <ListSkeleton columns={6} />
        </Card>
      )}
    </Page>
  );
}

function Shops({ month, data }: { readonly month: Month; readonly data: CalendarData }) {
  const texts = useTexts(calendarTexts);
  const shops = useOwnShops();
  const current = useCurrentShop();
  const cids = shops.map(({ cid }) => cid).filter((cid) => current === undefined || cid === current);
  const rows = byShop(data.list, cids);
  const shown = new Set(rows.flatMap(({ activities }) => activities.map(({ id }) => id)));
  const overlaps = data.overlaps.filter(({ ids }) => ids.every((id) => shown.has(id)));
  if (rows.length === 0)
    return (
      <Card isFlush>
        <Empty {...texts.empty} />
      </Card>
    );
  return (
    <>
      {rows.map(({ cid, activities }) => (
        <ShopMonth
          key={cid ?? 'all'}
          name={cid === null ? texts.allShops : (shops.find((shop) => shop.cid === cid)?.name ?? cid)}
          {...{ month, activities, overlaps, cid }}
        />
      ))}
      <OverlapsCard list={data.list} overlaps={overlaps} />
    </>
  );
}
