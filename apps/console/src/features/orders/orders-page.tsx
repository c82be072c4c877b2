import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EntryOf, InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Printer from '#icons/printer';
import Truck from '#icons/truck';
import UploadIcon from '#icons/upload';
import type { AddressQuery } from '#lib/address-query';
import { useCurrentShop, useShopPath } from '#lib/current-shop';
import { fenOf, money } from '#lib/money';
import { instantOfDay } from '#lib/time';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { ExportOrders } from './export-orders.tsx';
import { useOrderColumns } from './order-columns.tsx';
import styles from './orders.module.css';
import { ordersTexts } from './orders.texts.ts';
import { searchWords } from './search-words.ts';

type Order = EntryOf<'trade.order.search'>;
type Filter = InputOf<'trade.order.export'>;

const ShipDrawer = lazy(async () => ({ default: (await import('./ship-drawer.tsx')).ShipDrawer }));

const DAY_MS = 86_400_000;
const tabs = ['all', 'unpaid', 'toShip', 'overdue', 'toReceive', 'completed', 'closed', 'refunding'] as const;

/** What the address says, as the call wants it. */
function filterOf({ tab, words, cid, atFrom, atTo, payFrom, payTo }: AddressQuery): Filter {
  const [from, to] = [fenOf(payFrom), fenOf(payTo)];
  return {
    ...(tab && { tab: tab as (typeof tabs)[number] }),
    ...searchWords(words ?? ''),
    ...(cid && { cid }),
    ...(atFrom && { placedFrom: instantOfDay(atFrom) }),
    ...(atTo && { placedUntil: instantOfDay(atTo) + DAY_MS }),
    ...(from !== null && { amountFromFen: from }),
    ...(to !== null && { amountToFen: to }),
  };
}

export function OrdersPage() {
  const texts = useTexts(ordersTexts);
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const cid = useCurrentShop();
  const counts = useRead('trade.order.countsForStaff', cid === undefined ? {} : { cid }, { refetchEveryMs: 60_000 });
  const [shipping, setShipping] = useState<readonly Order[]>([]);
  const columns = useOrderColumns((order) => setShipping([order]));
  return (
    <Page
      title={texts.orders}
      actions={
        <>
          {may('trade.order.export') && <ExportOrders filterOf={filterOf} />}
          {may('trade.order.shipMany') && (
            <Button icon={<Icon of={UploadIcon} />} onClick={() => void navigate(shopPath('/orders/ship'))}>
              {texts.importShipments}
            </Button>
          )}
        </>
      }
    >
      <List
        call="trade.order.search"
        input={(query) => ({ ...filterOf(query), ...(query.sort && { sort: query.sort as 'newest' }) })}
        keyOf={({ id }) => id}
        tabs={{
          name: 'tab',
          entries: tabs.map((value) => ({
            value,
            label: texts.tabs[value],
            ...(value !== 'all' && { count: counts.data?.[value] }),
            isUrgent: value === 'toShip' || value === 'overdue',
          })),
        }}
        filters={[
          { kind: 'search', name: 'words', label: texts.search, width: 320 },
          { kind: 'dates', name: 'at', label: texts.dates },
          { kind: 'amount', name: 'pay', label: texts.amount },
        ]}
        columns={columns}
        bulk={(selected, clear) => (
          <Bulk
            selected={selected}
            onShip={() => setShipping(selected)}
            onPrint={(kind) => {
              clear();
              void navigate(shopPath(`/orders/print?kind=${kind}&ids=${selected.map(({ id }) => id).join(',')}`));
            }}
          />
        )}
        summary={({ payableFen }) => (
          <span className={styles.sum}>
            {texts.sum} <b>{money(payableFen)}</b>
          </span>
        )}
        empty={texts.empty}
      />
      {shipping.length > 0 && (
        <Suspense fallback={null}>
          <ShipDrawer orders={shipping} onClose={() => setShipping([])} />
        </Suspense>
      )}
    </Page>
  );
}

interface BulkProps {
  readonly selected: readonly Order[];
  readonly onShip: () => void;
  readonly onPrint: (kind: 'slips' | 'picking') => void;
}

/** What can be done with the selected orders, with their sum. */
function Bulk({ selected, onShip, onPrint }: BulkProps) {
  const texts = useTexts(ordersTexts);
  const may = useMay();
  const others = selected.filter(({ state }) => state !== 'TO_SHIP').length;
  const sum = selected.reduce((fen, { payableFen }) => fen + payableFen, 0);
  return (
    <>
      <span className={styles.quiet}>
        {texts.sum} {money(sum)} · {others === 0 ? texts.allShippable : texts.notShippable(others)}
      </span>
      {may('trade.order.ship') && (
        <Button type="primary" icon={<Icon of={Truck} />} disabled={others > 0} onClick={onShip}>
          {texts.ship}
        </Button>
      )}
      {may('trade.order.detailForStaff') && (
        <>
          <Button icon={<Icon of={Printer} />} onClick={() => onPrint('slips')}>
            {texts.printSlips}
          </Button>
          <Button onClick={() => onPrint('picking')}>{texts.pickingList}</Button>
        </>
      )}
    </>
  );
}
