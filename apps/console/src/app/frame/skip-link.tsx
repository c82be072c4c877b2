import { useTexts } from '#i18n/texts';
import styles from './frame.module.css';
import { frameTexts } from './frame.texts.ts';

/** The first thing the keyboard reaches: past the menu. */
export function SkipLink() {
  const texts = useTexts(frameTexts);
  return (
    <a href="#content" className={styles.skip}>
      {texts.skip}
    </a>
  );
}
