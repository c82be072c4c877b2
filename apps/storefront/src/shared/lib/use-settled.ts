import { useEffect, useState } from 'react';

/** A value once it has stood still for this long, in milliseconds: what is typed is not asked about letter by letter. */
export function useSettled<T>(value: T, still: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), still);
    return () => clearTimeout(timer);
  }, [value, still]);
  return settled;
}
