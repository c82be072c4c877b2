import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import { Sheet } from '#ui/sheet';
import { ListSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import styles from './birthday-field.module.css';
import { birthdayText } from './birthday-text.ts';
import type { BirthdayWheels as BirthdayWheelsType } from './birthday-wheels.tsx';
import { profileTexts } from './profile.texts.ts';

interface BirthdayFieldProps {
  /** Null: not told. */
  readonly day: string | null;
  readonly onChoose: (day: string | null) => void;
}

/** The day a member was born on, chosen by wheels that come with the first look at them. */
export function BirthdayField({ day, onChoose }: BirthdayFieldProps) {
  const texts = useTexts(profileTexts);
  const { lang } = useMessages();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [Wheels, setWheels] = useState<typeof BirthdayWheelsType | null>(null);
  const open = () => {
    setOpen(true);
    import('./birthday-wheels.tsx').then(
      ({ BirthdayWheels }) => setWheels(() => BirthdayWheels),
      () => {
        setOpen(false);
        toast(texts.wheelsFailed);
      },
    );
  };
  const choose = (chosen: string | null) => {
    setOpen(false);
    onChoose(chosen);
  };
  return (
    <div>
      <button type="button" className={styles.line} onClick={open}>
        <span className={styles.label}>{texts.birthday}</span>
        <span className={classNames(styles.value, !day && styles.open)}>{day ? birthdayText(day, lang) : texts.birthdayHint}</span>
        <Icon of={ChevronRight} size={16} className={styles.chevron} />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={texts.birthday}>
        {isOpen && (Wheels ? <Wheels day={day} onChoose={choose} /> : <ListSkeleton />)}
      </Sheet>
    </div>
  );
}
