import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import Bell from '#icons/bell';
import { PageLink } from '#navigation/page-link';
import { useSession } from '#session/session';
import { Badge } from '#ui/badge';
import { Icon } from '#ui/icon';
import { messageTexts } from './message.texts.ts';
import styles from './message-bell.module.css';
import { unreadMessages } from './message-queries.ts';

/** The way to the messages, with how many are unread. */
export function MessageBell() {
  const { isMember } = useSession();
  const titles = useTitles();
  const { unread } = useTexts(messageTexts);
  const { data } = useFresh(unreadMessages(), isMember);
  const count = isMember ? (data?.count ?? 0) : 0;
  return (
    <PageLink page="messages" className={styles.bell} aria-label={count > 0 ? `${titles.messages}, ${unread} ${count}` : titles.messages}>
      <Icon of={Bell} size={22} />
      <Badge count={count} className={styles.count} />
    </PageLink>
  );
}
