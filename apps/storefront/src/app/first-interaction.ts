import type { PageHistory } from '#navigation/page-history';
import { readStored } from '#session/stored';

const signs = ['pointerdown', 'keydown', 'scroll'];

/** A cart is to be counted without anybody moving; and in a mini-program a tab jumps, which a plain link does not (spec 2.4). */
const reasons = ['token', 'guestCart', 'env'] as const;

/** The messenger's own menu shares a page nobody has touched (spec 7.2), and whoever was given a link with a price of its own wants to see it. */
const isAwaited = () => /MicroMessenger|pt=/.test(navigator.userAgent + location.search);

/** That somebody uses the page, or goes on from it. */
export const firstInteraction = (mid: string, history: PageHistory): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (isAwaited() || reasons.some((name) => readStored(name, mid) !== null)) return resolve(null);
    history.listen(resolve);
    // before React, which keeps to itself what is meant for a part that is not alive yet
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true, passive: true, capture: true });
  });
