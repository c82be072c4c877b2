import type { MouseEvent } from 'react';
import { useTexts } from '#i18n/texts';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { agreementTexts } from './agreement.texts.ts';
import type { AgreementType } from './agreement-queries.ts';
import styles from './agreement-terms.module.css';

interface AgreementTermsProps {
  /** A tap wants the text beside what is being filled in; a new tab gets its page. */
  readonly onRead: (type: AgreementType) => void;
}

/** The sentence that is agreed to, with a link to each of its texts. */
export function AgreementTerms({ onRead }: AgreementTermsProps) {
  const shop = useShop();
  const texts = useTexts(agreementTexts);
  const link = (type: AgreementType) => {
    const read = (tap: MouseEvent) => {
      if (tap.metaKey || tap.ctrlKey || tap.shiftKey) return;
      tap.preventDefault();
      onRead(type);
    };
    return (
      <a href={shop.base + hrefOf(type, {}, shop)} className={styles.link} onClick={read}>
        {texts[type]}
      </a>
    );
  };
  return (
    <span>
      {texts.before}
      {link('agree')}
      {texts.between}
      {link('policy')}
      {texts.after}
    </span>
  );
}
