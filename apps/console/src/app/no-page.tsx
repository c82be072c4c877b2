import { useTexts } from '#i18n/texts';
import { Empty } from '#ui/empty';
import { Page } from '#ui/page';
import { noPageTexts } from './no-page.texts.ts';

export function NotFound() {
  const texts = useTexts(noPageTexts);
  return (
    <Page title={texts.notFound.title}>
      <Empty {...texts.notFound} />
    </Page>
  );
}

export function NoRight() {
  const texts = useTexts(noPageTexts);
  return (
    <Page title={texts.noRight.title}>
      <Empty {...texts.noRight} />
    </Page>
  );
}
