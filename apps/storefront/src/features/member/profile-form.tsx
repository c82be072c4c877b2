import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { BirthdayField } from './birthday-field.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { HeadIconChoice } from './head-icon-choice.tsx';
import type { MemberProfile } from './member-queries.ts';
import { faultOfNickName, nickNameMax } from './profile.rules.ts';
import { profileTexts } from './profile.texts.ts';
import styles from './profile-form.module.css';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  readonly member: MemberProfile;
  readonly onSaved: () => void;
}

export function ProfileForm({ member, onSaved }: ProfileFormProps) {
  const texts = useTexts(profileTexts);
  const [draft, setDraft] = useState(member);
  const { save, isSaving } = useSaveProfile(onSaved);
  const change = (part: Partial<MemberProfile>) => setDraft({ ...draft, ...part });
  const fault = faultOfNickName(draft.nickName);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault || isSaving) return;
    const { nickName, headIcon, gender, birthday } = draft;
    save({ nickName: nickName.trim(), headIcon, gender, birthday });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <HeadIconChoice chosen={draft.headIcon} saved={member.headIcon} name={draft.nickName} onChoose={(headIcon) => change({ headIcon })} />
      <div className={styles.fields}>
        <Field
          label={texts.nickName}
          placeholder={texts.nickNameHint}
          autoComplete="nickname"
          value={draft.nickName}
          error={fault ? texts.nickNameWrong[fault](nickNameMax) : undefined}
          onChange={(event) => change({ nickName: event.currentTarget.value })}
        />
        <GenderChoice chosen={draft.gender} onChoose={(gender) => change({ gender })} />
        <BirthdayField day={draft.birthday} onChoose={(birthday) => change({ birthday })} />
        <p className={styles.phone}>
          <span className={styles.label}>{texts.phone}</span>
          <span className={styles.number}>{member.phone || texts.noPhone}</span>
          <PageLink page="securityCenter" className={styles.change}>
            {member.phone ? texts.changePhone : texts.bindPhone}
          </PageLink>
        </p>
      </div>
      <div className={styles.save}>
        <Button type="submit" size="large" isBlock isBusy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
