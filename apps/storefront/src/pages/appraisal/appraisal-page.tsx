import { MyReviews, WaitingLines } from '#features/review';
import { useTitles } from '#i18n/titles';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { isId } from '#session/codec';
import styles from './appraisal-page.module.css';

/** `orderId`: the order to begin with; without one, all that waits. */
export function Page({ query: { orderId = '' } }: PageProps) {
  const titles = useTitles();
  return (
    <main className={styles.page}>
      <TopBar title={titles.appraisal} />
      <WaitingLines orderId={isId(orderId) ? orderId : undefined} />
      <MyReviews />
    </main>
  );
}
