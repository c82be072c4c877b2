import { useState } from 'react';
import { useRead } from '#api/read-query';
import { walletDrawing } from '#drawings/wallet';
import { KindsCard, MonthsCard, SavingHead, SavingOrders, savingSummary, savingTexts } from '#features/saving';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { ListNote } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import styles from './member-saving-page.module.css';

export function Page() {
  const titles = useTitles();
  const [year, setYear] = useState<number>();
  return (
    <main className={styles.page}>
      <TopBar title={titles.memberSaving} ground="none" />
      <Savings year={year} onYear={setYear} />
    </main>
  );
}

interface SavingsProps {
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
}

function Savings({ year, onYear }: SavingsProps) {
  const { emptyYear } = useTexts(savingTexts);
  const { data, isError, refetch } = useRead(savingSummary(year));
  if (!data) return isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />;
  if (data.everFen === 0) return <NothingSaved />;
  return (
    <>
      <SavingHead summary={data} onYear={onYear} />
      {data.savedFen === 0 ? (
        <ListNote>{emptyYear}</ListNote>
      ) : (
        <>
          <KindsCard summary={data} />
          <MonthsCard summary={data} />
          <SavingOrders key={data.year} year={data.year} />
        </>
      )}
    </>
  );
}

function NothingSaved() {
  const { empty } = useTexts(savingTexts);
  const { toHome } = useMessages();
  return (
    <EmptyState drawing={walletDrawing} words={empty}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
