import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { loadChunk } from '#lib/load-chunk';
import { Button } from '#ui/button';
import { orderActionTexts } from './order-actions.texts.ts';

const AskFriendSheet = lazy(async () => ({ default: (await loadChunk(() => import('./ask-friend-sheet.tsx'))).AskFriendSheet }));

interface AskFriendProps {
  readonly tradeId: string;
  readonly look: { readonly size: 'small' | 'large'; readonly tone: 'solid' | 'line' | 'outline' };
}

/** Somebody else pays for the order. */
export function AskFriend({ tradeId, look }: AskFriendProps) {
  const { friendPay } = useTexts(orderActionTexts);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {friendPay}
      </Button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <AskFriendSheet tradeId={tradeId} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
