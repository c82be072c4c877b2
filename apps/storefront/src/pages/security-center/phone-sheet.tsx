import { accountTexts, useSetPhone } from '#features/account';
import { handledAtFields, PhoneForm } from '#features/login';
import { useTexts } from '#i18n/texts';
import { Sheet } from '#ui/sheet';
import { useToast } from '#ui/toast';
import styles from './phone-sheet.module.css';

interface PhoneSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The member's present number, masked; empty where none is bound. */
  readonly phone: string;
}

/** Binds a phone to the account, or another one. */
export function PhoneSheet({ isOpen, onClose, phone }: PhoneSheetProps) {
  const texts = useTexts(accountTexts);
  const toast = useToast();
  const { setPhone, isSetting } = useSetPhone(handledAtFields);
  const submit = async (next: string, code: string) => {
    const outcome = await setPhone(next, code);
    const said = phone ? texts.phoneChanged : texts.phoneBound;
    toast(outcome === 'joined' ? texts.joined : said);
    onClose();
  };
  const words = phone
    ? { label: texts.newPhone, hint: texts.newPhoneHint, confirm: texts.confirmPhone }
    : { label: texts.phone, hint: texts.bindHint, confirm: texts.confirmBind };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={phone ? texts.phoneTitle : texts.bindPhone}>
      <p className={styles.says}>{phone ? texts.phoneSays(phone) : texts.bindSays}</p>
      <PhoneForm {...words} isBusy={isSetting} onSubmit={submit} />
    </Sheet>
  );
}
