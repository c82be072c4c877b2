import { AddressList, addressTexts } from '#features/address';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { BottomBar } from '#ui/bottom-bar';
import { buttonClassOf } from '#ui/button';

export function Page() {
  const { titles } = useMessages();
  const { newAddress } = useTexts(addressTexts);
  return (
    <main>
      <TopBar title={titles.addresses} />
      <AddressList />
      <BottomBar>
        <PageLink page="addressModify" className={buttonClassOf({ size: 'large', isBlock: true })}>
          {newAddress}
        </PageLink>
      </BottomBar>
    </main>
  );
}
