import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { wholeTime } from '#lib/time';
import { useShopNames } from '#session/shops';
import type { PrintedOrder } from './picking.ts';
import styles from './print.module.css';
import { printTexts } from './print.texts.ts';

interface SlipProps {
  readonly order: PrintedOrder;
  /** Which one of those printed together; the picking list names it so. */
  readonly nth: number;
}

export function PackingSlip({ order, nth }: SlipProps) {
  const texts = useTexts(printTexts);
  const { lang } = useLang();
  const shopName = useShopNames();
  const { name, phone, province, city, district, street } = order.address;
  return (
    <article className={styles.slip}>
      <header>
        <h2>{shopName(order.cid)}</h2>
        <span>
          {texts.orderNumber} {order.id} · {texts.placedAt} {wholeTime(order.createdAt, lang)}
        </span>
        <strong>{nth}</strong>
      </header>
      <p className={styles.to}>
        <b>
          {name} {phone}
        </b>
        <span>{`${province}${city}${district}${street}`}</span>
        {order.message !== '' && (
          <em>
            {texts.shopperSays}: {order.message}
          </em>
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th>{texts.goods}</th>
            <th data-quantity>{texts.quantity}</th>
            <th data-figure>{texts.lineTotal}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ skuId, title, specs, quantity, payableFen }) => (
            <tr key={skuId}>
              <td>
                {title} <small>{specs.map(({ value }) => value).join(' · ')}</small>
              </td>
              <td data-quantity>{quantity}</td>
              <td data-figure>{money(payableFen)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {texts.sum} ({texts.freight} {money(order.freightFen)})
            </td>
            <td data-quantity>{order.lines.reduce((sum, { quantity }) => sum + quantity, 0)}</td>
            <td data-figure>{money(order.payableFen)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
