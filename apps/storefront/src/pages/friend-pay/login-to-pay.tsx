import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { useGoToLogin } from '#navigation/use-go';
import { Button } from '#ui/button';
import { friendPayTexts } from './friend-pay.texts.ts';
import styles from './friend-pay-page.module.css';

/** Who pays is a member: login first, and back to this page. */
export function LoginToPay({ payableFen }: { readonly payableFen: number }) {
  const texts = useTexts(friendPayTexts);
  const goToLogin = useGoToLogin();
  return (
    <>
      <div className={styles.action}>
        <Button size="huge" isBlock onClick={() => goToLogin()}>
          {texts.pay(formatFen(payableFen))}
        </Button>
      </div>
      <p className={styles.note}>{texts.note}</p>
    </>
  );
}
