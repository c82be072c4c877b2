import { payPasswordTexts } from '#features/account';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClassOf } from '#ui/button';
import styles from './pay-password-page.module.css';

/** An account made by WeChat may have no phone that a code could go to. */
export function PhoneFirst() {
  const texts = useTexts(payPasswordTexts);
  return (
    <div className={styles.step}>
      <h2 className={styles.title}>{texts.phoneFirst}</h2>
      <PageLink page="securityCenter" className={buttonClassOf({ size: 'large', isBlock: true })}>
        {texts.toBind}
      </PageLink>
    </div>
  );
}
