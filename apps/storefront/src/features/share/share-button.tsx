import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#i18n/texts';
import Share2 from '#icons/share-2';
import { loadChunk } from '#lib/load-chunk';
import type { PageAddress } from '#navigation/address';
import { Icon } from '#ui/icon';
import { shareTexts } from './share.texts.ts';
import styles from './share-button.module.css';

const ShareSheet = lazy(async () => ({ default: (await loadChunk(() => import('./share-sheet.tsx'))).ShareSheet }));

interface ShareButtonProps {
  readonly address: PageAddress;
  /** In a top bar the sign stands alone; readers hear the word all the same. */
  readonly isBare?: boolean;
}

/** Opens the ways to share a page. */
export function ShareButton({ address, isBare = false }: ShareButtonProps) {
  const { share } = useTexts(shareTexts);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={isBare ? styles.bare : styles.button} aria-label={share} onClick={() => setOpen(true)}>
        <Icon of={Share2} size={isBare ? 20 : 18} />
        {!isBare && <span>{share}</span>}
      </button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <ShareSheet address={address} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
