import { useMemo, useSyncExternalStore } from 'react';
import { subscribeStored } from './define-stored-values.ts';
import { useShop } from './shop-context.ts';
import type { StoredName, StoredValue } from './stored.ts';
import { decodeStored, readText } from './stored.ts';

const nothing = () => null;

/** A value kept on the device; absent while a page the server rendered comes to life. */
export function useStored<N extends StoredName>(name: N): StoredValue<N> | null {
  const { mid } = useShop();
  const stored = useSyncExternalStore(subscribeStored, () => readText(name, mid), nothing);
  return useMemo(() => decodeStored(name, stored), [name, stored]);
}
