import { shortFen } from '@qianpu/kit/fen';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { loadChunk } from '#lib/load-chunk';
import { useHistory } from '#navigation/page-history';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Tag } from '#ui/tag';
import styles from './item-offers.module.css';
import { itemOffersTexts } from './item-offers.texts.ts';
import { chipsOf, claimableCount } from './offer-words.ts';
import { useBestPrice, useOffers } from './use-offers.ts';

const OffersSheet = lazy(async () => ({ default: (await loadChunk(() => import('./offers-sheet.tsx'))).OffersSheet }));

interface ItemPartProps {
  readonly id: string;
  /** The one that was chosen among several. */
  readonly skuId?: string | undefined;
}

const never = () => () => {};

/** What one piece comes to, beside its price. */
export function ItemBestPrice({ id, skuId }: ItemPartProps) {
  const texts = useTexts(itemOffersTexts);
  const best = useBestPrice(id, skuId);
  const history = useHistory();
  // A link has a price of its own; what the server rendered, for everybody, knows of none.
  const isOfLink = useSyncExternalStore(
    never,
    () => history.entry().search.includes('pt='),
    () => false,
  );
  if (!best || isOfLink) return null;
  return (
    <span className={styles.best}>
      {texts.best} <b>{shortFen(best.fen)}</b>
    </span>
  );
}

/** Coupons and promotions of these goods in a line that is always there; what they are is read once the page is used. */
export function ItemOffers({ id, skuId }: ItemPartProps) {
  const texts = useTexts(itemOffersTexts);
  const { lang } = useMessages();
  const { data } = useOffers(id, skuId);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const chips = data ? chipsOf(data, lang) : [];
  if (data && chips.length === 0) {
    return (
      <PageLink page="getCoupons" className={styles.strip}>
        <span className={styles.chips}>{texts.noneHere}</span>
        <Icon of={ChevronRight} size={14} className={styles.chevron} />
      </PageLink>
    );
  }
  const count = data ? claimableCount(data) : 0;
  return (
    <>
      <button type="button" className={styles.strip} onClick={() => setOpen(true)}>
        <span className={styles.chips}>{chips.length > 0 ? chips.map((chip) => <Tag key={chip}>{chip}</Tag>) : texts.offers}</span>
        <span className={styles.more}>{count > 0 ? texts.claim(count) : texts.look}</span>
        <Icon of={ChevronRight} size={14} className={styles.chevron} />
      </button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <OffersSheet id={id} skuId={skuId} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
