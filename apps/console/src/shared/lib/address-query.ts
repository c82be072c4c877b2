import { useSearchParams } from 'react-router';

export type AddressQuery = Readonly<Record<string, string>>;

/**
 * What a page shows is in its address: a view can be sent to a colleague, and back works. Setting a value to undefined or '' removes it;
 * everything but a turn of the page begins at the first page again.
 */
export function useAddressQuery(): readonly [AddressQuery, (change: Readonly<Record<string, string | undefined>>) => void] {
  const [params, setParams] = useSearchParams();
  const set = (change: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (!('page' in change)) next.delete('page');
        for (const [name, value] of Object.entries(change)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: false },
    );
  return [Object.fromEntries(params), set];
}
