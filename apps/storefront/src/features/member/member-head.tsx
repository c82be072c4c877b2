import type { ReactNode } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import ChevronRight from '#icons/chevron-right';
import Crown from '#icons/crown';
import Settings from '#icons/settings';
import { PageLink } from '#navigation/page-link';
import { useSession } from '#session/session';
import { Icon } from '#ui/icon';
import { Avatar } from './avatar.tsx';
import { memberTexts } from './member.texts.ts';
import styles from './member-head.module.css';
import { ownAccount } from './member-queries.ts';
import { VisitorHead } from './visitor-head.tsx';

interface MemberHeadProps {
  /** Beside the settings. */
  readonly children?: ReactNode;
  /** What the merchant calls the member's level; null where there is none, undefined until it is known. */
  readonly level: string | null | undefined;
}

/** Who is at the phone, on the shop's colour; it fades into the page below. */
export function MemberHead({ level, children }: MemberHeadProps) {
  const { isMember } = useSession();
  const titles = useTitles();
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        {children}
        <PageLink page="securityCenter" className={styles.settings} aria-label={titles.securityCenter}>
          <Icon of={Settings} size={22} />
        </PageLink>
      </div>
      {isMember ? <KnownHead level={level} /> : <VisitorHead />}
    </header>
  );
}

/** What the login told stands there until the account is read. */
function KnownHead({ level }: Pick<MemberHeadProps, 'level'>) {
  const { user } = useSession();
  const texts = useTexts(memberTexts);
  const { data } = useRead(ownAccount());
  const { headIcon = '', nickName = '', phone = '' } = data ?? user ?? {};
  const name = nickName || phone;
  return (
    <PageLink page="personalData" className={styles.who}>
      <Avatar headIcon={headIcon} name={name} className={styles.avatar} />
      <span className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        {level === null ? (
          <span className={styles.note}>{texts.toProfile}</span>
        ) : (
          <span className={styles.level} data-waits={level === undefined}>
            <Icon of={Crown} size={14} />
            {level}
          </span>
        )}
      </span>
      <Icon of={ChevronRight} className={styles.chevron} />
    </PageLink>
  );
}
