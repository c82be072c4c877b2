import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PickerField } from '#ui/picker-field';
import { birthdayText } from './birthday-text.ts';
import { profileTexts } from './profile.texts.ts';

interface BirthdayFieldProps {
  /** Null: not told. */
  readonly day: string | null;
  readonly onChoose: (day: string | null) => void;
}

const loadWheels = () => import('./birthday-wheels.tsx').then(({ BirthdayWheels }) => BirthdayWheels);

/** The day a member was born on, chosen by wheels. */
export function BirthdayField({ day, onChoose }: BirthdayFieldProps) {
  const texts = useTexts(profileTexts);
  const { lang } = useMessages();
  return (
    <div>
      <PickerField
        label={texts.birthday}
        value={day && birthdayText(day, lang)}
        hint={texts.birthdayHint}
        title={texts.birthday}
        load={loadWheels}
        failedWords={texts.wheelsFailed}
        picker={(close) => ({
          day,
          onChoose: (chosen) => {
            close();
            onChoose(chosen);
          },
        })}
      />
    </div>
  );
}
