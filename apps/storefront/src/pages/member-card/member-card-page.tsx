import { CardList } from '#features/loyalty';
import { BuyCard } from '#features/prepaid';
import { useTitles } from '#i18n/titles';
import { TopBar } from '#navigation/top-bar';

/** The cards a member has, and those there are. */
export function Page() {
  const { memberCard } = useTitles();
  return (
    <main>
      <TopBar title={memberCard} />
      <CardList buyOf={(kind, isRenewal) => <BuyCard kind={kind} isRenewal={isRenewal} />} />
    </main>
  );
}
