import { useTexts } from '#i18n/texts';
import styles from './brand.module.css';
import { frameTexts } from './frame.texts.ts';

export function Brand() {
  const texts = useTexts(frameTexts);
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <rect width="24" height="24" rx="6" fill="#1b1d21" />
        <path d="M12 5v14M6.5 19h11M8 9.5h8M8 14h8M9.5 5.5l2.5-1 2.5 1" fill="none" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
      <b>{texts.brand}</b>
      <small>{texts.product}</small>
    </span>
  );
}
