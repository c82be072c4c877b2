import { useState } from 'react';
import type { MovementKind } from '#features/balance';
import { BalanceHead, balanceTexts, MovementList } from '#features/balance';
import { RechargeButton } from '#features/prepaid';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { TopBar } from '#navigation/top-bar';
import { Tabs } from '#ui/tabs';
import styles from './balance-list-page.module.css';

const kinds = ['ALL', 'IN', 'OUT'] as const satisfies readonly MovementKind[];

/** What the member has with the merchant, and how it came to be so. */
export function Page() {
  const titles = useTitles();
  const texts = useTexts(balanceTexts);
  const [kind, setKind] = useState<MovementKind>('ALL');
  return (
    <main>
      <div className={styles.ground}>
        <TopBar title={titles.balanceList} ground="none" />
        <BalanceHead>
          <RechargeButton />
        </BalanceHead>
      </div>
      <div className={styles.card}>
        <Tabs
          label={texts.movements}
          tabs={kinds.map((name) => ({ name, text: texts.kinds[name] }))}
          current={kind}
          onChoose={setKind}
          className={styles.tabs}
        />
        <MovementList key={kind} kind={kind} />
      </div>
    </main>
  );
}
