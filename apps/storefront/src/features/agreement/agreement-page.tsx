import { useTitles } from '#i18n/titles';
import { TopBar } from '#navigation/top-bar';
import styles from './agreement-page.module.css';
import type { AgreementType } from './agreement-queries.ts';
import { AgreementText } from './agreement-text.tsx';

/** One of the texts as a page. */
export function AgreementPage({ type }: { readonly type: AgreementType }) {
  const titles = useTitles();
  return (
    <main className={styles.page}>
      <TopBar title={titles[type]} ground="card" />
      <div className={styles.text}>
        <AgreementText type={type} />
      </div>
    </main>
  );
}
