import { useRead } from '#api/read-query';
import { AddressList, addressBook, addressTexts } from '#features/address';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { BottomBar } from '#ui/bottom-bar';
import { buttonClassOf } from '#ui/button';

export function Page() {
  const titles = useTitles();
  const { newAddress } = useTexts(addressTexts);
  const { data } = useRead(addressBook());
  return (
    <main>
      <TopBar title={titles.addresses} />
      <AddressList />
      {/* An empty book has its own way to the first one. */}
      {data?.list.length !== 0 && (
        <BottomBar>
          <PageLink page="addressModify" className={buttonClassOf({ size: 'large', isBlock: true })}>
            {newAddress}
          </PageLink>
        </BottomBar>
      )}
    </main>
  );
}
