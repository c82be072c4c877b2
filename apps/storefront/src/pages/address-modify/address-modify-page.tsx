import { useFresh } from '#api/read-query';
import { AddressForm, address, addressTexts, RemoveAddress } from '#features/address';
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
      <div className={styles.form}>{id ? <Known id={id} onDone={back} /> : <AddressForm address={null} onSaved={back} />}</div>
    </main>
  );
}

function Known({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { data, isError, refetch } = useFresh(address(id));
  if (!data) return isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />;
  return (
    <>
      <AddressForm address={data} onSaved={onDone} />
      <RemoveAddress id={id} onRemoved={onDone} />
    </>
  );
}
