import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { useGoToLogin } from '#navigation/use-go';
import { Icon } from '#ui/icon';
import { Avatar } from './avatar.tsx';
import { memberTexts } from './member.texts.ts';
import styles from './member-head.module.css';

/** The way to log in, and back here. */
export function VisitorHead() {
  const texts = useTexts(memberTexts);
  const goToLogin = useGoToLogin();
  return (
    <div className={styles.who}>
      <Avatar headIcon="" name="" className={styles.avatar} />
      <span className={styles.words}>
        <h1 className={styles.name}>
          {/* The whole head takes the tap. */}
          <button type="button" className={styles.enter} onClick={() => goToLogin()}>
            {texts.logIn}
          </button>
        </h1>
        <span className={styles.note}>{texts.logInSays}</span>
      </span>
      <Icon of={ChevronRight} className={styles.chevron} />
    </div>
  );
}
