import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { loadChunk } from '#lib/load-chunk';
import { useToast } from '#ui/toast';
import type { FilterSheetProps } from './filter-sheet.tsx';

/** The sheet of all filters, and how to open it. Its code comes with the first tap. */
export function useFilterSheet(props: Omit<FilterSheetProps, 'onClose'> | null): readonly [ReactNode, () => void] {
  const { pageFailed } = useMessages();
  const toast = useToast();
  const [shown, setShown] = useState<{ readonly Sheet: ComponentType<FilterSheetProps> } | null>(null);
  const open = () => {
    loadChunk(() => import('./filter-sheet.tsx')).then(
      ({ FilterSheet }) => setShown({ Sheet: FilterSheet }),
      () => toast(pageFailed.text),
    );
  };
  return [shown && props && <shown.Sheet {...props} onClose={() => setShown(null)} />, open];
}
