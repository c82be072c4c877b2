import { useRead } from '#api/read-query';
import { addressesDrawing } from '#drawings/addresses';
import { useTexts } from '#i18n/texts';
import Pencil from '#icons/pencil';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/skeleton';
import { addressTexts } from './address.texts.ts';
import styles from './address-list.module.css';
import { addressBook } from './address-queries.ts';
import { AddressSummary } from './address-summary.tsx';

/** The address book, each with the way to change it. */
export function AddressList() {
  const texts = useTexts(addressTexts);
  const { data, isError, refetch } = useRead(addressBook());
  if (!data) return isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />;
  if (data.list.length === 0)
    return (
      <EmptyState drawing={addressesDrawing} words={texts.empty}>
        <PageLink page="addressModify" className={buttonClass}>
          {texts.addOne}
        </PageLink>
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {data.list.map((address) => (
        <li key={address.id} className={styles.card}>
          <AddressSummary place={address} />
          <PageLink page="addressModify" query={{ id: address.id }} className={styles.edit} aria-label={texts.editOf(address.name)}>
            <Icon of={Pencil} size={18} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
