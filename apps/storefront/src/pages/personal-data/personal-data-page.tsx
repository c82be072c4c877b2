import { ProfileForm, useOwnAccount } from '#features/member';
import { useTitles } from '#i18n/titles';
import { TopBar } from '#navigation/top-bar';
import { useBack } from '#navigation/use-go';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';

export function Page() {
  const titles = useTitles();
  const back = useBack();
  const { data, isError, refetch } = useOwnAccount();
  return (
    <main>
      <TopBar title={titles.personalData} />
      {data && <ProfileForm member={data} onSaved={back} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
    </main>
  );
}
