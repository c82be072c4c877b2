import type { PageHistory } from '#navigation/page-history';
import { readStored } from '#session/stored';

const signs = ['pointerdown', 'keydown', 'scroll'];

/** That somebody uses the page, or goes on from it. Who has a cart to be counted need not move. */
export const firstSign = (mid: string, history: PageHistory): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (readStored('token', mid) !== null || readStored('guestCart', mid) !== null) return resolve(null);
    history.listen(resolve);
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true, passive: true });
  });
