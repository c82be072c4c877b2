import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { Tag } from '#ui/tag';
import { addressTexts } from './address.texts.ts';
import styles from './address-summary.module.css';
import { labelText } from './label-text.ts';
import { regionText } from './region-text.ts';

export type ShippingAddress = OutputOf<'member.address.pageList'>['list'][number];
/** What an order remembers of the address it goes to. */
type AddressSummaryFields = Pick<ShippingAddress, 'name' | 'phone' | 'province' | 'city' | 'district' | 'street'> & {
  readonly isDefault?: boolean;
  readonly label?: string;
};

/** Where it goes and to whom: the street first, as it is what one checks. */
export function AddressSummary({ place, titleAs: Title = 'h2' }: { readonly place: AddressSummaryFields; readonly titleAs?: 'h2' | 'p' }) {
  const { isDefault, labels } = useTexts(addressTexts);
  return (
    <div className={styles.place}>
      <p className={styles.region}>
        {place.isDefault && <Tag>{isDefault}</Tag>}
        {place.label && <Tag>{labelText(place.label, labels)}</Tag>}
        {regionText(place)}
      </p>
      <Title className={styles.street}>{place.street}</Title>
      <p className={styles.person}>
        <span className={styles.name}>{place.name}</span>
        <span className={styles.phone}>{place.phone}</span>
      </p>
    </div>
  );
}
