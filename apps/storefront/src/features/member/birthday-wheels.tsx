import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { DateWheels } from '#ui/wheel-picker-date';
import styles from './birthday-wheels.module.css';
import { dayOf, firstBirthday } from './profile.rules.ts';
import { profileTexts } from './profile.texts.ts';

/** Where the wheels stand for somebody who has not told: half the way for most. */
const usualBirthday = '1990-01-01';

interface BirthdayWheelsProps {
  readonly day: string | null;
  readonly onChoose: (day: string | null) => void;
}

export function BirthdayWheels({ day, onChoose }: BirthdayWheelsProps) {
  const texts = useTexts(profileTexts);
  const [today] = useState(() => dayOf(Date.now()));
  const [turned, setTurned] = useState(day ?? usualBirthday);
  return (
    <>
      <DateWheels label={texts.birthday} day={turned} onTurn={setTurned} min={firstBirthday} max={today} />
      <div className={styles.actions}>
        <Button size="large" tone="line" onClick={() => onChoose(null)}>
          {texts.clearBirthday}
        </Button>
        <Button size="large" onClick={() => onChoose(turned)}>
          {texts.chooseBirthday}
        </Button>
      </div>
    </>
  );
}
