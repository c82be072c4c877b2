import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { useGoToLogin } from '#navigation/use-go';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { friendPayTexts } from './friend-pay.texts.ts';
import styles from './friend-pay-page.module.css';

/** Who pays is a member: login first, and back to this page. */
export function LoginToPay({ payableFen }: { readonly payableFen: number }) {
  const texts = useTexts(friendPayTexts);
  const goToLogin = useGoToLogin();
  return (
    <>
      <p className={styles.note}>{texts.note}</p>
      <BottomBar>
        <Button size="large" isBlock onClick={() => goToLogin()}>
          {texts.pay(formatFen(payableFen))}
        </Button>
      </BottomBar>
    </>
  );
}
