import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import ShoppingCart from '#icons/shopping-cart';
import { Button } from '#ui/button';
import { Countdown } from '#ui/countdown';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { GoodsSkeleton, ListSkeleton, OrdersSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import { kitTexts } from './kit.texts.ts';
import { SampleRow } from './sample-group.tsx';

/** Milliseconds the sample runs. */
const halfHour = 30 * 60_000;

export function StateSamples() {
  const texts = useTexts(kitTexts);
  const toast = useToast();
  const [until] = useState(() => Date.now() + halfHour);
  const retry = () => toast(texts.busy);
  return (
    <>
      <EmptyState icon={ShoppingCart} words={texts.empty}>
        <Button>{texts.wayOn}</Button>
      </EmptyState>
      <FailedPage onRetry={retry} />
      <FailedPart onRetry={retry} />
      <ListNote>{texts.nothing}</ListNote>
      <ListEnd hasMore={false} onNear={retry} />
      <SampleRow>
        <Countdown until={until} onOver={retry} />
      </SampleRow>
      <GoodsSkeleton />
      <ListSkeleton />
      <OrdersSkeleton />
    </>
  );
}
