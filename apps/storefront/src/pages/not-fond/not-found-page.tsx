import { notFoundDrawing } from '#drawings/not-found';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { toStoresTexts } from '#i18n/to-stores.texts';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { notFoundTexts } from './not-found.texts.ts';
import styles from './not-found-page.module.css';

export function Page() {
  const { toHome, toAllGoods } = useMessages();
  const toStores = useTexts(toStoresTexts);
  const words = useTexts(notFoundTexts);
  return (
    <main>
      <TopBar title="" isHeading={false} />
      <EmptyState drawing={notFoundDrawing} words={words} isPage>
        <div className={styles.ways}>
          <PageLink page="index" className={buttonClassOf({ size: 'large', isBlock: true })}>
            {toHome}
          </PageLink>
          <PageLink page="classGoodList" className={buttonClassOf({ size: 'large', isBlock: true, tone: 'line' })}>
            {toAllGoods}
          </PageLink>
          <PageLink page="instLoadPage" className={buttonClassOf({ size: 'large', isBlock: true, tone: 'line' })}>
            {toStores}
          </PageLink>
        </div>
      </EmptyState>
    </main>
  );
}
