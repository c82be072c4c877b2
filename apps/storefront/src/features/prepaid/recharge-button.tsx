import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { loadChunk } from '#lib/load-chunk';
import { Button } from '#ui/button';
import { prepaidTexts } from './prepaid.texts.ts';

const RechargeSheet = lazy(async () => ({ default: (await loadChunk(() => import('./recharge-sheet.tsx'))).RechargeSheet }));

/** Opens the ways to pay something in. */
export function RechargeButton() {
  const { recharge } = useTexts(prepaidTexts);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        {recharge}
      </Button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <RechargeSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
