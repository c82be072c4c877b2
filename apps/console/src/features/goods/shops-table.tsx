import { DatePicker, Select, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { categoryOptions } from '#lib/category-options';
import type { ShopOffer } from './shop-offers.ts';
import { shopsTexts } from './shops.texts.ts';
import styles from './shops-table.module.css';

interface ShopsTableProps {
  readonly offers: readonly ShopOffer[];
  readonly categories: OutputOf<'catalog.category.tree'>['list'];
  /** From what is there by then: one choice after another must not undo the first. */
  readonly onChange: (change: (offers: readonly ShopOffer[]) => readonly ShopOffer[]) => void;
  /** Why a shop did not take it, by shop. */
  readonly refusals: ReadonlyMap<string, string>;
}

const dayOf = (at: number | null): Dayjs | null => (at === null ? null : dayjs(at));

/** Which shops sell the goods, from when to when, and where it stands in each. */
export function ShopsTable({ offers, categories, onChange, refusals }: ShopsTableProps) {
  const texts = useTexts(shopsTexts);
  const set = (cid: string, change: Partial<ShopOffer>) =>
    onChange((now) => now.map((offer) => (offer.cid === cid ? { ...offer, ...change } : offer)));
  const areAllOn = offers.length > 0 && offers.every(({ isOn }) => isOn);
  return (
    <table className={styles.shops}>
      <thead>
        <tr>
          <th scope="col">
            <Switch
              size="small"
              aria-label={texts.all}
              checked={areAllOn}
              onChange={(isOn) => onChange((now) => now.map((offer) => ({ ...offer, isOn })))}
            />
          </th>
          <th scope="col">{texts.shop}</th>
          <th scope="col">{texts.times}</th>
          <th scope="col">{texts.category}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.cid}>
            <td>
              <Switch
                size="small"
                aria-label={texts.sellIn(offer.name)}
                checked={offer.isOn}
                onChange={(isOn) => set(offer.cid, { isOn })}
              />
            </td>
            <td>
              {offer.name}
              {refusals.has(offer.cid) && <em role="alert">{refusals.get(offer.cid)}</em>}
            </td>
            <td>
              <DatePicker.RangePicker
                size="small"
                showTime={{ format: 'HH:mm' }}
                format="MM-DD HH:mm"
                aria-label={`${offer.name} ${texts.times}`}
                allowEmpty={[true, true]}
                disabled={!offer.isOn}
                placeholder={[texts.now, texts.forGood]}
                value={[dayOf(offer.onShelfAt), dayOf(offer.offShelfAt)]}
                onChange={(span) => set(offer.cid, { onShelfAt: span?.[0]?.valueOf() ?? null, offShelfAt: span?.[1]?.valueOf() ?? null })}
              />
            </td>
            <td>
              <Select<string | null>
                size="small"
                allowClear
                showSearch={{ optionFilterProp: 'label' }}
                aria-label={`${offer.name} ${texts.category}`}
                placeholder={texts.ownCategory}
                disabled={!offer.isOn}
                popupMatchSelectWidth={false}
                className={styles.category ?? ''}
                value={offer.categoryId}
                // One shop's categories are of no use to another.
                options={categoryOptions(categories.filter(({ cid }) => cid === null || cid === offer.cid))}
                onChange={(categoryId) => set(offer.cid, { categoryId: categoryId ?? null })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
