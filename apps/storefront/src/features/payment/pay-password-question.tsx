import { lazy, Suspense, useState } from 'react';
import type { PayPasswordSheetProps } from './pay-password-sheet.tsx';

const PayPasswordSheet = lazy(async () => ({ default: (await import('./pay-password-sheet.tsx')).PayPasswordSheet }));

/** The sheet, which comes when it is first asked for. */
export function PayPasswordQuestion(props: PayPasswordSheetProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <PayPasswordSheet {...props} />
    </Suspense>
  );
}
