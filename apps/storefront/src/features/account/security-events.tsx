import type { OutputOf } from '@qianpu/contract/types';
import { useFresh } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { shortInstantText } from '#lib/instant';
import { FailedPart } from '#ui/failed';
import { accountTexts } from './account.texts.ts';
import { securityEvents } from './account-queries.ts';
import { safetyTexts } from './safety.texts.ts';
import styles from './session-list.module.css';

/** What happened to the account lately, for its member to recognise, or not. */
export function SecurityEvents() {
  const texts = useTexts(safetyTexts);
  const { data, isError, refetch } = useFresh(securityEvents());
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.events}</h2>
      {!data && isError && <FailedPart onRetry={refetch} text={texts.eventsFailed} />}
      {data?.list.length === 0 && <p className={styles.seen}>{texts.noEvents}</p>}
      <ul>
        {data?.list.map((event) => (
          <EventRow key={`${event.at}${event.kind}`} event={event} />
        ))}
      </ul>
    </section>
  );
}

function EventRow({ event: { kind, at, network, channel } }: { readonly event: OutputOf<'member.safety.events'>['list'][number] }) {
  const texts = useTexts(safetyTexts);
  const { channels } = useTexts(accountTexts);
  const { lang } = useMessages();
  const place = [channel && channels[channel], network].filter(Boolean).join(' · ');
  return (
    <li className={styles.session}>
      <span className={styles.words}>
        {texts.kinds[kind]}
        <span className={styles.seen}>{place || texts.bySystem}</span>
      </span>
      <time className={styles.seen} dateTime={new Date(at).toISOString()}>
        {shortInstantText(at, lang)}
      </time>
    </li>
  );
}
