import { useEffect } from 'react';

/** What a page says of itself where only its owner may share it. */
export interface OwnShare {
  readonly title: string;
  readonly describe: string;
  readonly link: string;
  /** Picture key. */
  readonly picture: string | null;
}

let current: OwnShare | null = null;
const listeners = new Set<() => void>();

const say = (share: OwnShare | null): void => {
  current = share;
  for (const listener of listeners) listener();
};

export const ownShare = {
  read: (): OwnShare | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** While the page is shown, a messenger's menu shares this instead of what is known of the page. Null: nothing of its own. */
export function useOwnShare(share: OwnShare | null): void {
  const { title, describe, link, picture } = share ?? {};
  useEffect(() => {
    if (title === undefined || describe === undefined || link === undefined) return;
    say({ title, describe, link, picture: picture ?? null });
    return () => say(null);
  }, [title, describe, link, picture]);
}
