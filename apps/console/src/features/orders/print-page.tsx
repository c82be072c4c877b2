import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSearchParams } from 'react-router';
import { type OutputOf, readOptions } from '#api/read-options';
import { useLang, useTexts } from '#i18n/texts';
import Printer from '#icons/printer';
import { money } from '#lib/money';
import { wholeTime } from '#lib/time';
import { useShopNames } from '#session/shops';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Page } from '#ui/page';
import { ordersTexts } from './orders.texts.ts';
import styles from './print.module.css';

type StaffOrder = OutputOf<'trade.order.detailForStaff'>;

/** More would take the browser minutes to lay out. */
const MOST = 200;

/** Packing slips, one to a sheet, or one picking list over all of them. */
export function PrintPage() {
  const texts = useTexts(ordersTexts);
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
        orders.map((order) => <PackingSlip key={order.id} order={order} />)
      )}
    </Page>
  );
}

function PackingSlip({ order }: { readonly order: StaffOrder }) {
  const texts = useTexts(ordersTexts);
  const { lang } = useLang();
  const shopName = useShopNames();
  const { name, phone, province, city, district, street } = order.address;
  return (
    <article className={styles.slip}>
      <header>
        <h2>{shopName(order.cid)}</h2>
        <span>
          {texts.number} {order.id} · {texts.placedAt} {wholeTime(order.createdAt, lang)}
        </span>
      </header>
      <p className={styles.to}>
        <b>
          {name} {phone}
        </b>
        <span>{`${province}${city}${district}${street}`}</span>
        {order.message !== '' && (
          <em>
            {texts.message}: {order.message}
          </em>
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th>{texts.goods}</th>
            <th>{texts.quantity}</th>
            <th>{texts.lineTotal}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ skuId, title, specs, quantity, payableFen }) => (
            <tr key={skuId}>
              <td>
                {title} <small>{specs.map(({ value }) => value).join(' · ')}</small>
              </td>
              <td>{quantity}</td>
              <td>{money(payableFen)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {texts.freightFen} {money(order.freightFen)}
            </td>
            <td>{order.lines.reduce((sum, { quantity }) => sum + quantity, 0)}</td>
            <td>{money(order.payableFen)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

interface Picked {
  readonly title: string;
  readonly specs: string;
  readonly quantity: number;
  readonly orderIds: readonly string[];
}

/** Pieces of each SKU over all orders: one walk through the warehouse. */
function pick(orders: readonly StaffOrder[]): Picked[] {
  const picked = new Map<string, Picked>();
  for (const order of orders) {
    for (const { skuId, title, specs, quantity } of order.lines) {
      const before = picked.get(skuId);
      picked.set(skuId, {
        title,
        specs: specs.map(({ value }) => value).join(' · '),
        quantity: (before?.quantity ?? 0) + quantity,
        orderIds: [...(before?.orderIds ?? []), order.id],
      });
    }
  }
  return [...picked.values()].sort((a, b) => a.title.localeCompare(b.title));
}

function PickingList({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const texts = useTexts(ordersTexts);
  const picked = pick(orders);
  return (
    <article className={styles.slip}>
      <header>
        <h2>{texts.picking}</h2>
        <span>
          {texts.pickingText(
            orders.length,
            picked.reduce((sum, { quantity }) => sum + quantity, 0),
          )}
        </span>
      </header>
      <table>
        <thead>
          <tr>
            <th>{texts.goods}</th>
            <th>{texts.quantity}</th>
            <th>{texts.orders}</th>
          </tr>
        </thead>
        <tbody>
          {picked.map(({ title, specs, quantity, orderIds }) => (
            <tr key={`${title}${specs}`}>
              <td>
                {title} <small>{specs}</small>
              </td>
              <td>{quantity}</td>
              <td>{orderIds.map((id) => id.slice(-6)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
