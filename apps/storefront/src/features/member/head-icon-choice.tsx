import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import { Avatar } from './avatar.tsx';
import styles from './head-icon-choice.module.css';
import { profileTexts } from './profile.texts.ts';
import { useUploadHeadIcon } from './use-upload-head-icon.ts';

interface HeadIconChoiceProps {
  /** Picture key; empty: the first letter of the name. */
  readonly chosen: string;
  /** The one chosen before: it stays on offer, and nothing changes places while others are tried. */
  readonly saved: string;
  readonly name: string;
  readonly onChoose: (headIcon: string) => void;
}

/** The first letter, or a picture of the member's own. */
export function HeadIconChoice({ chosen, saved, name, onChoose }: HeadIconChoiceProps) {
  const texts = useTexts(profileTexts);
  const [sent, setSent] = useState<readonly string[]>([]);
  const { upload, isSending } = useUploadHeadIcon((key) => {
    setSent((all) => [...all, key]);
    onChoose(key);
  });
  const offered = [...new Set(['', saved, ...sent])];
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same picture may be taken again after a failure.
    currentTarget.value = '';
    if (file) void upload(file);
  };
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{texts.headIcon}</legend>
      <div className={styles.grid}>
        {offered.map((headIcon, index) => (
          <label key={headIcon} className={styles.option}>
            <input
              type="radio"
              name="headIcon"
              className={styles.input}
              aria-label={headIcon ? texts.headIconOf(index) : texts.initial}
              checked={headIcon === chosen}
              onChange={() => onChoose(headIcon)}
            />
            <Avatar headIcon={headIcon} name={name} className={styles.face} />
          </label>
        ))}
        <label className={styles.option}>
          <input type="file" accept="image/*" className={styles.input} aria-label={texts.upload} disabled={isSending} onChange={take} />
          <span className={classNames(styles.face, styles.upload, isSending && styles.sending)}>
            <Icon of={Plus} />
          </span>
        </label>
      </div>
    </fieldset>
  );
}
