import { navPollMs, navPollTimes } from '@qianpu/kit/time-limits';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '#api/read-query';
import { report } from '#api/report';
import { useShop } from '#session/shop-context';
import type { Arranged, NavPlace } from './tab-bar.rules.ts';
import { arrangedIn, mayHaveTabBar } from './tab-bar.rules.ts';
import { navigationOf } from './tab-bar-queries.ts';

/** What the merchant has arranged. Looked for in vain, it is reported (spec 4). */
export function useArranged(place: NavPlace): Arranged {
  const { cid } = useShop();
  // Once asked for it stays so: a page that is come back to shows what was there and asks for nothing.
  const [isRequested, setRequested] = useState(false);
  if (!isRequested && mayHaveTabBar(place)) setRequested(true);
  const { data, isError } = useRead(navigationOf(cid, place.isMini), isRequested);
  const isLate = useIsLate(isRequested && !data && !isError);
  return useMemo(() => {
    if (data) return arrangedIn(data, place.isMini);
    if (isError) return 'failed';
    return isLate ? 'late' : 'loading';
  }, [data, isError, isLate, place.isMini]);
}

/** React Query tells when an answer is there, so nobody polls for it: after as long as the polls would take, it is late. */
function useIsLate(isLooking: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLooking) return;
    const timer = setTimeout(() => {
      setLate(true);
      report('nav-hidden', 'the navigation did not come');
    }, navPollMs * navPollTimes);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLooking]);
  return isLate;
}
