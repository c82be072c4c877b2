import { PointsHead, PointsList } from '#features/loyalty';
import { useTitles } from '#i18n/titles';
import { TopBar } from '#navigation/top-bar';
import styles from './points-page.module.css';

/** What the member has of points, and how it came to be so. */
export function Page() {
  const titles = useTitles();
  return (
    <main className={styles.page}>
      <TopBar title={titles.points} ground="none" />
      <PointsHead />
      <PointsList />
    </main>
  );
}
