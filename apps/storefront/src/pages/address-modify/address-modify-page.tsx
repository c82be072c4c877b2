import { useFresh, useRead } from '#api/read-query';
import { AddressForm, address, addressBook, addressTexts, RemoveAddress } from '#features/address';
import { useTexts } from '#i18n/texts';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useBack } from '#navigation/use-go';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import styles from './address-modify-page.module.css';

/** A new address, or the one with this id. */
export function Page({ query: { id } }: PageProps) {
  const texts = useTexts(addressTexts);
  const back = useBack();
  return (
    <main className={styles.page}>
      <TopBar title={id ? texts.editAddress : texts.newAddress} />
      <div className={styles.form}>{id ? <Known id={id} onDone={back} /> : <New onDone={back} />}</div>
    </main>
  );
}

function New({ onDone }: { readonly onDone: () => void }) {
  const { data } = useRead(addressBook());
  return <AddressForm address={null} isFirst={data?.list.length === 0} onSaved={onDone} />;
}

function Known({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { data, isError, refetch } = useFresh(address(id));
  if (!data) return isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />;
  return (
    <>
      <AddressForm address={data} onSaved={onDone} />
      <div className={styles.remove}>
        <RemoveAddress id={id} onRemoved={onDone} />
      </div>
    </>
  );
}
