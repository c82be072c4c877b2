import { accountTexts, useSetPhone } from '#features/account';
import { handledAtFields, PhoneForm } from '#features/login';
import { useTexts } from '#i18n/texts';
import { useShop } from '#session/shop-context';
import { Picture } from '#ui/picture';
import styles from './login-page.module.css';

interface BindPhoneProps {
  /** A phone is bound, or shall not be, for now. */
  readonly onDone: () => Promise<void>;
}

/** Offered to whom WeChat has logged in and who has no phone here yet. */
export function BindPhone({ onDone }: BindPhoneProps) {
  const shop = useShop();
  const texts = useTexts(accountTexts);
  const { setPhone, isSetting } = useSetPhone(handledAtFields);
  const submit = async (phone: string, code: string) => {
    await setPhone(phone, code);
    await onDone();
  };
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <span />
        <button type="button" className={styles.later} onClick={() => void onDone()}>
          {texts.bindLater}
        </button>
      </header>
      <div className={styles.head}>
        <Picture pictureKey={shop.squareLogo} alt="" sizes="56px" loading="eager" className={styles.logo} />
        <h1 className={styles.title}>{texts.bindPhone}</h1>
        <p className={styles.note}>{texts.bindSays}</p>
      </div>
      <div className={styles.form}>
        <PhoneForm label={texts.phone} hint={texts.bindHint} confirm={texts.confirmBind} isBusy={isSetting} onSubmit={submit} />
      </div>
    </main>
  );
}
