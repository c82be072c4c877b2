import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { EntryOf } from '#api/calls';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime, spanText } from '#lib/time';
import { useShopNames } from '#session/shops';
import { Portrait } from '#ui/portrait';
import styles from './chat.module.css';
import { chatTexts } from './chat.texts.ts';

/** Longer than this is red. */
const LONG_WAIT_MS = 10 * 60_000;
const TICK_MS = 20_000;

/** One conversation; the address keeps tab and search. */
export function InboxRow({ conversation }: { readonly conversation: EntryOf<'support.chat.inbox'> }) {
  const { memberId, cid, nickName, headIcon, unread, waitingSince, assignedTo, last } = conversation;
  const texts = useTexts(chatTexts);
  const { lang } = useLang();
  const { search } = useLocation();
  const current = useParams();
  const shopName = useShopNames()(cid);
  const now = useNow();
  const said = last.kind === 'text' ? last.text : texts.kinds[last.kind];
  const isCurrent = current.memberId === memberId && current.cid === cid;
  return (
    <li>
      <Link to={`/chat/${memberId}/${cid}${search}`} className={styles.row} aria-current={isCurrent ? 'true' : undefined}>
        <Portrait nickName={nickName} headIcon={headIcon} side={40} />
        <span className={styles.rowText}>
          <span className={styles.rowLine}>
            <b>{nickName}</b>
            <time dateTime={new Date(last.sentAt).toISOString()}>{shortTime(last.sentAt, now, lang)}</time>
          </span>
          <span className={styles.rowLine}>
            <span className={styles.cut}>{last.from === 'staff' ? texts.staffSaid(said) : said}</span>
            {unread > 0 && (
              <em>
                <span className={styles.heard}>{texts.unread(unread)}</span>
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              </em>
            )}
          </span>
          <small className={styles.rowLine}>
            <span className={styles.cut}>{assignedTo === null ? shopName : `${shopName} · ${assignedTo.name}`}</span>
            {waitingSince !== null && (
              <span className={now - waitingSince > LONG_WAIT_MS ? styles.long : styles.wait}>
                {texts.waits(spanText(now - waitingSince, lang))}
              </span>
            )}
          </small>
        </span>
      </Link>
    </li>
  );
}

/** Waiting grows while nothing else happens. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
