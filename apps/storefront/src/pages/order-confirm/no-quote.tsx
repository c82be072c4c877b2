import { CallRefusal } from '#api/call-refusal';
import { cartDrawing } from '#drawings/cart';
import { activityRefusalOf, orderTexts } from '#features/order';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useGo } from '#navigation/use-go';
import { Button, buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import styles from './no-quote.module.css';

interface NoQuoteProps {
  readonly error: Error;
  /** It is bought by an activity the shopper named. */
  readonly hasChosen: boolean;
  readonly onRetry: () => void;
  readonly onWithout: () => void;
}

/** Nothing to buy, or nothing of it can be had: the cart knows more. */
export function NoQuote({ error, hasChosen, onRetry, onWithout }: NoQuoteProps) {
  const texts = useTexts(orderTexts);
  const refused = hasChosen && error instanceof CallRefusal && activityRefusalOf(error);
  if (refused) return <ActivityRefused words={texts.activityRefused[refused]} onWithout={onWithout} />;
  const failure = error instanceof CallRefusal ? error.failure : undefined;
  // Said by the mall in its own words: the limit for one person is reached, the number is not sold.
  const isOwnFailure = error instanceof CallRefusal && failure === undefined && error.outcome.kind === 'failed';
  const gone = isOwnFailure ? { title: error.message, text: texts.goneFromQuote.text } : texts.goneFromQuote;
  const words = failure === 'NOTHING_CHOSEN' ? texts.nothing : gone;
  if (!isOwnFailure && failure !== 'NOTHING_CHOSEN' && failure !== 'SOLD_OUT' && failure !== 'OFF_SHELF')
    return <FailedPage onRetry={onRetry} />;
  return (
    <EmptyState drawing={cartDrawing} words={words}>
      <PageLink page="shopping" className={buttonClass}>
        {texts.toCart}
      </PageLink>
    </EmptyState>
  );
}

interface ActivityRefusedProps {
  readonly words: { readonly title: string; readonly text: string };
  readonly onWithout: () => void;
}

/** Never silently at another price: whoever wants the goods without the activity says so. */
function ActivityRefused({ words, onWithout }: ActivityRefusedProps) {
  const texts = useTexts(orderTexts);
  const go = useGo();
  return (
    <EmptyState drawing={cartDrawing} words={words}>
      <p className={styles.ways}>
        <Button tone="line" onClick={() => go('back')}>
          {texts.goBack}
        </Button>
        <Button onClick={onWithout}>{texts.withoutActivity}</Button>
      </p>
    </EmptyState>
  );
}
