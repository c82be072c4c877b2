import { useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/texts';
import ArrowUpToLine from '#icons/arrow-up-to-line';
import { isFarDown, scrollToTop } from '#lib/scroll-to-top';
import { Icon } from './icon.tsx';
import styles from './scroll-to-top.module.css';
import { scrollToTopTexts } from './scroll-to-top.texts.ts';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** A round button above the bars, there once the page is far down and rests. */
export function ScrollToTop() {
  const { toTop } = useTexts(scrollToTopTexts);
  const isShown = useSyncExternalStore(subscribe, isFarDown, () => false);
  return (
    isShown && (
      <button type="button" className={styles.button} data-floating aria-label={toTop} onClick={scrollToTop}>
        <Icon of={ArrowUpToLine} />
      </button>
    )
  );
}
