import { useEffect, useMemo, useState } from 'react';

/** Plain data once it has stayed the same for so long. */
export function useDebounced<T>(value: T, ms: number): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return useMemo(() => JSON.parse(settled) as T, [settled]);
}
