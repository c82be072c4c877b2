import { useFresh } from '#api/read-query';
import { CardLink, GrowthList, GrowthWays, LevelCard, LevelRights, levelTexts, ownLevel, useLevelUp } from '#features/loyalty';
import { useOwnAccount } from '#features/member';
import { SavingCard } from '#features/saving';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { TopBar } from '#navigation/top-bar';
import { FailedPage } from '#ui/failed';
import { ListNote } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import styles from './member-center-page.module.css';

/** What the member is of, what it is worth, and how it grows. */
export function Page() {
  const { memberCenter } = useTitles();
  return (
    <main>
      <div className={styles.night}>
        <TopBar title={memberCenter} ground="none" />
      </div>
      <Membership />
    </main>
  );
}

function Membership() {
  const { noLevels } = useTexts(levelTexts);
  const { data, isError, refetch } = useFresh(ownLevel());
  const { data: account } = useOwnAccount();
  useLevelUp(data);
  if (!data) return <div className={styles.onNight}>{isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />}</div>;
  const level = data.levels.find((one) => one.level === data.level);
  const hasBirthday = data.levels.some(({ birthdayPoints }) => birthdayPoints > 0);
  return (
    <div className={styles.onNight}>
      {level ? <LevelCard own={data} level={level} /> : <NoLevels words={noLevels} />}
      {level && <LevelRights own={data} />}
      <SavingCard />
      <CardLink />
      {level && <GrowthWays birthday={hasBirthday && account ? { isKnown: account.birthday !== null } : null} />}
      {level && <GrowthList />}
    </div>
  );
}

const NoLevels = ({ words }: { readonly words: { readonly title: string; readonly text: string } }) => (
  <section className={styles.none}>
    <h2>{words.title}</h2>
    <ListNote>{words.text}</ListNote>
  </section>
);
