import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import MapPin from '#icons/map-pin';
import { Icon } from '#ui/icon';
import { addressTexts } from './address.texts.ts';
import styles from './address-card.module.css';
import type { ShippingAddress } from './address-summary.tsx';
import { AddressSummary } from './address-summary.tsx';

interface AddressCardProps {
  /** Null when the book is empty. */
  readonly address: ShippingAddress | null;
  readonly onChoose: () => void;
}

/** Where the order goes, with an airmail edge; without an address, the way to add one. */
export function AddressCard({ address, onChoose }: AddressCardProps) {
  const texts = useTexts(addressTexts);
  return (
    <button type="button" className={styles.card} onClick={onChoose}>
      <span className={styles.pin}>
        <Icon of={MapPin} size={18} />
      </span>
      {address ? (
        <AddressSummary place={address} titleAs="p" />
      ) : (
        <span className={styles.missing}>
          <b className={styles.add}>{texts.addOne}</b>
          {texts.addOneWhy}
        </span>
      )}
      <Icon of={ChevronRight} size={16} className={styles.chevron} />
    </button>
  );
}

/** The same place on an order that is on its way: nothing to choose. */
export const AddressNote = ({ place }: { readonly place: Parameters<typeof AddressSummary>[0]['place'] }) => (
  <section className={styles.note}>
    <span className={styles.pin}>
      <Icon of={MapPin} size={18} />
    </span>
    <AddressSummary place={place} />
  </section>
);
