import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSearchParams } from 'react-router';
import { readOptions } from '#api/read-options';
import { useTexts } from '#i18n/texts';
import Printer from '#icons/printer';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Page } from '#ui/page';
import { PackingSlip } from './packing-slip.tsx';
import { PickingList } from './picking-list.tsx';
import { printTexts } from './print.texts.ts';

/** More would take the browser minutes to lay out. */
const MOST = 200;

/** Packing slips, one to a sheet, or one picking list over all of them; both number the orders as they are named. */
export function PrintPage() {
  const texts = useTexts(printTexts);
  const [params] = useSearchParams();
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,18}$/.test(id)))].slice(0, MOST);
  const isPicking = params.get('kind') === 'picking';
  const reads = useQueries({ queries: ids.map((id) => readOptions('trade.order.detailForStaff', { id })) });
  const failed = reads.find(({ isError }) => isError);
  const orders = reads.flatMap(({ data }) => (data ? [data] : []));
  const title = isPicking ? texts.picking : texts.packingSlip;
  return (
    <Page
      title={title}
      back="/orders"
      aside={ids.length === MOST ? texts.mostPrinted(MOST) : undefined}
      actions={
        <Button type="primary" icon={<Icon of={Printer} />} disabled={orders.length < ids.length} onClick={() => window.print()}>
          {texts.printNow}
        </Button>
      }
    >
      {ids.length === 0 ? (
        <Empty {...texts.noIds} />
      ) : failed ? (
        <Failed onRetry={() => void failed.refetch()} refusal={failed.error} />
      ) : orders.length < ids.length ? (
        <ListSkeleton columns={3} />
      ) : isPicking ? (
        <PickingList orders={orders} />
      ) : (
        orders.map((order, at) => <PackingSlip key={order.id} order={order} nth={at + 1} />)
      )}
    </Page>
  );
}
