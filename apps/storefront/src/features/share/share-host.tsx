import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PageAddress } from '#navigation/address';
import type { Signed } from '#platform/messenger-share';
import { setMessengerShare, setMiniProgramShare } from '#platform/messenger-share';
import { usePlatform } from '#platform/platform';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import { ownShare } from './own-share.ts';
import type { ShareFacts } from './share-facts.ts';
import { signedUrlOf } from './share-facts.ts';
import { signatureOf } from './share-queries.ts';
import { useShareFacts } from './use-share-facts.ts';

/** The address the messenger has taken a signature for. */
let taken = '';

/** Inside a messenger: tells its menu, page by page, what is shared. Where that fails the page is shared as any other. */
export function ShareHost({ address }: { readonly address: PageAddress }) {
  const { env } = usePlatform();
  const factsOf = useShareFacts();
  const tell = useTell();
  const own = useSyncExternalStore(ownShare.subscribe, ownShare.read, () => null);
  const share = useEffectEvent(async (isStill: () => boolean) => {
    const facts = await factsOf(address, own);
    if (!isStill()) return;
    if (env === 'mini') return setMiniProgramShare(facts);
    // A second try with a new signature, and no third: what is wrong then stays wrong on this page.
    if (!(await tell(facts, false)) && isStill()) await tell(facts, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew for each page
  useEffect(() => {
    let isShown = true;
    share(() => isShown).catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [address, own]);
  return null;
}

function useTell() {
  const client = useQueryClient();
  const { mid } = useShop();
  return async (facts: ShareFacts, isAnew: boolean): Promise<boolean> => {
    const { href, origin } = window.location;
    const url = signedUrlOf(navigator.userAgent, href, origin, readStored('firstUrl', mid));
    const isKnown = taken === url && !isAnew;
    const signed = isKnown ? null : ((await client.fetchQuery({ ...signatureOf(url), ...(isAnew && { staleTime: 0 }) })) as Signed);
    const isShareSet = await setMessengerShare(signed, facts);
    taken = isShareSet ? url : '';
    return isShareSet;
  };
}
