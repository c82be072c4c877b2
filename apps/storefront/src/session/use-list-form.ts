import { useSyncExternalStore } from 'react';
import { subscribeStored } from './define-stored-values.ts';
import { useShop } from './shop-context.ts';
import { later } from './stored-deferred.ts';

type ListForm = 'grid' | 'list';

const unknown = () => null;

/** How this device shows lists of goods: in two columns, until rows were chosen. */
export function useListForm(): readonly [ListForm, (form: ListForm) => void] {
  const { mid } = useShop();
  const stored = useSyncExternalStore(subscribeStored, () => later.read('listForm', mid), unknown);
  return [stored ?? 'grid', (form) => later.write('listForm', mid, form)];
}
