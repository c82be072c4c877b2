import { startTransition, useLayoutEffect, useState } from 'react';
import type { Entry } from '#navigation/page-history';
import { useHistory } from '#navigation/page-history';

/** The entry on show. It changes as a transition: the page before stays until the next one can be drawn. */
export function useEntry(): Entry {
  const history = useHistory();
  const [entry, setEntry] = useState(history.entry);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setEntry(next))), [history]);
  return entry;
}
