import { useState } from 'react';
import { cartDrawing } from '#drawings/cart';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { Countdown } from '#ui/countdown';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { ShopRating, ShopState } from '#ui/shop-state';
import { GoodsSkeleton, ListSkeleton, OrdersSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import { kitTexts } from './kit.texts.ts';
import { SampleRow } from './sample-group.tsx';

/** Milliseconds the sample runs. */
const halfHour = 30 * 60_000;

const shopStates = [
  { name: 'open', status: 'OPEN', isOpen: true, hours: '09:30–21:30', opens: null },
  { name: 'after hours', status: 'OPEN', isOpen: false, hours: '09:30–21:30', opens: { inDays: 1, at: '09:30' } },
  { name: 'resting', status: 'RESTING', isOpen: false, hours: '', opens: null },
  { name: 'closed', status: 'CLOSED', isOpen: false, hours: '', opens: null },
] as const;

export function StateSamples() {
  const texts = useTexts(kitTexts);
  const toast = useToast();
  const [until] = useState(() => Date.now() + halfHour);
  const retry = () => toast(texts.busy);
  return (
    <>
      <EmptyState drawing={cartDrawing} words={texts.empty}>
        <Button>{texts.wayOn}</Button>
      </EmptyState>
      <FailedPage onRetry={retry} />
      <FailedPart onRetry={retry} />
      <ListNote>{texts.nothing}</ListNote>
      <ListEnd hasMore={false} onNear={retry} />
      <SampleRow>
        <Countdown until={until} onOver={retry} />
      </SampleRow>
      {shopStates.map((shop) => (
        <SampleRow key={shop.name}>
          <ShopRating rating={{ score: 4.8, reviews: 1_204, service: 4.9, logistics: 4.7 }} />
          <ShopState shop={shop} />
        </SampleRow>
      ))}
      <GoodsSkeleton />
      <ListSkeleton />
      <OrdersSkeleton />
    </>
  );
}
