import type { BlockProps } from '@qianpu/contract/types';
import { useEffect, useEffectEvent } from 'react';
import { dayText } from '#lib/instant';
import type { NavigationAction } from '#navigation/page-history';
import { useHistory } from '#navigation/page-history';
import { useShop } from '#session/shop-context';
import { later } from '#session/stored-deferred';
import { isDue, withSeen } from './popup.rules.ts';

/** Milliseconds the page has to itself once it is there. */
const calm = 500;

/**
 * Says when a pop-up is due: the page is there, was not come back to, and this phone has not seen it as often as the merchant
 * wants; and when it is no more, since the page is left. Answers how to remember that it was shown.
 */
export function usePopupDue({ picture, often }: BlockProps<'popup'>, onChange: (isDue: boolean) => void): () => void {
  const { mid } = useShop();
  const history = useHistory();
  const today = () => dayText(Date.now(), 'zhCN');
  const seen = () => later.read('seenPopups', mid) ?? {};
  const ask = useEffectEvent(() => {
    const isFree = document.querySelector('dialog[open]') === null;
    if (isFree && isDue(often, seen()[picture], today())) onChange(true);
  });
  const leave = useEffectEvent(() => onChange(false));
  useEffect(() => {
    if (isReturn(history.entry().way)) return;
    const stop = whenThere(() => ask());
    return () => {
      stop();
      leave();
    };
  }, [history]);
  return () => later.write('seenPopups', mid, withSeen(seen(), picture, today()));
}

/** Gone back to inside the app, or from another site whose page took ours away. */
function isReturn(way: NavigationAction): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return way === 'pop' || (way === 'start' && visit?.type === 'back_forward');
}

/** Calls back a little after everything the page began with has come. */
function whenThere(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(callback, calm);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
