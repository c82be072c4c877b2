import { useTexts } from '#i18n/texts';
import { type PrintedOrder, pick, spansOf } from './picking.ts';
import styles from './print.module.css';
import { printTexts } from './print.texts.ts';

/** What to fetch for all orders in one walk, with room to tick it off. */
export function PickingList({ orders }: { readonly orders: readonly PrintedOrder[] }) {
  const texts = useTexts(printTexts);
  const picked = pick(orders);
  return (
    <article className={styles.slip}>
      <header>
        <h2>{texts.picking}</h2>
        <span>
          {texts.pickingText(orders.length, picked.length)} · {texts.pickingNote}
        </span>
      </header>
      <table>
        <thead>
          <tr>
            <th>{texts.goods}</th>
            <th data-quantity>{texts.quantity}</th>
            <th data-slips>{texts.slips}</th>
            <th data-tick>{texts.picked}</th>
          </tr>
        </thead>
        <tbody>
          {picked.map(({ skuId, title, specs, quantity, slips }) => (
            <tr key={skuId}>
              <td>
                {title} <small>{specs}</small>
              </td>
              <td data-quantity>{quantity}</td>
              <td data-slips>{spansOf(slips)}</td>
              <td data-tick>
                <i />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{texts.sum}</td>
            <td data-quantity>{picked.reduce((sum, { quantity }) => sum + quantity, 0)}</td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
