import { shelfDrawing } from '#drawings/shelf';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { activityPageTexts } from './activity-page.texts.ts';

/** It is over, or nothing of the kind is on; what is says so. */
export function NoActivity({ words }: { readonly words?: { readonly title: string; readonly text: string } }) {
  const { over } = useTexts(activityPageTexts);
  const { toHome } = useMessages();
  return (
    <EmptyState drawing={shelfDrawing} words={words ?? over}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
