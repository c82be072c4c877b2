import { nothingFoundDrawing } from '#drawings/nothing-found';
import { shelfDrawing } from '#drawings/shelf';
import { resultsTexts } from '#features/search';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { Button, buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';

interface NoGoodsProps {
  /** Where filters left nothing. */
  readonly onUnfilter?: (() => void) | undefined;
}

/** An empty list leads on: without its filters, or home. */
export function NoGoods({ onUnfilter }: NoGoodsProps) {
  const { emptyGoods, toHome } = useMessages();
  const { nothingLeft, unfilter } = useTexts(resultsTexts);
  if (onUnfilter)
    return (
      <EmptyState drawing={nothingFoundDrawing} words={nothingLeft}>
        <Button onClick={onUnfilter}>{unfilter}</Button>
      </EmptyState>
    );
  return (
    <EmptyState drawing={shelfDrawing} words={emptyGoods}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
