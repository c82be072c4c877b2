import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { memberDetailTexts } from './detail.texts.ts';
import type { MemberIdProps } from './member.types.ts';

/** What happened to the account, with networks and never whole addresses. */
export function MemberEvents({ id }: MemberIdProps) {
  const texts = useTexts(memberDetailTexts);
  const { lang } = useLang();
  const events = useRead('member.safety.eventsForStaff', { id }).data;
  const now = Date.now();
  return (
    <Card title={texts.events}>
      {events?.length === 0 && <p className={styles.quiet}>{texts.noEvents}</p>}
      <ul className={styles.rows}>
        {events?.map(({ kind, at, network, channel }) => (
          <li key={`${at} ${kind}`}>
            <span>{texts.kinds[kind]}</span>
            <small>{[channel && texts.channels[channel], network, shortTime(at, now, lang)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
