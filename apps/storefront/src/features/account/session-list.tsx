import { loginRows } from '@qianpu/contract/calls/login';
import { useState } from 'react';
import { useFresh } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Monitor from '#icons/monitor';
import Smartphone from '#icons/smartphone';
import { shortInstantText } from '#lib/instant';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { FailedPart } from '#ui/failed';
import { Icon } from '#ui/icon';
import { Tag } from '#ui/tag';
import { useToast } from '#ui/toast';
import { accountTexts } from './account.texts.ts';
import type { OwnSession } from './account-queries.ts';
import { ownSessions } from './account-queries.ts';
import { EndOthers } from './end-others.tsx';
import styles from './session-list.module.css';

/** Where the member is logged in, this device first; any other login can be ended from here. */
export function SessionList() {
  const texts = useTexts(accountTexts);
  const { data, isError, refetch } = useFresh(ownSessions());
  const [ending, setEnding] = useState<OwnSession | null>(null);
  const { end, isEnding } = useEndSession();
  const confirm = () => {
    if (ending) end(ending.id);
    setEnding(null);
  };
  const sessions = [...(data ?? [])].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.sessions}</h2>
      {!data && isError && <FailedPart onRetry={refetch} text={texts.sessionsFailed} />}
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} isEnding={isEnding} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.all}>
          <EndOthers />
        </div>
      )}
      <ConfirmSheet
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        title={texts.endAsk}
        text={texts.endSays}
        confirm={texts.end}
        onConfirm={confirm}
      />
    </section>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
  readonly isEnding: boolean;
}

function SessionRow({ session: { channel, seenAt, isCurrent }, onEnd, isEnding }: SessionRowProps) {
  const texts = useTexts(accountTexts);
  const { lang } = useMessages();
  const name = texts.channels[channel];
  const seen = texts.seen(shortInstantText(seenAt, lang));
  return (
    <li className={styles.session}>
      <Icon of={channel === 'pc' ? Monitor : Smartphone} className={styles.icon} />
      <span className={styles.words}>
        {name}
        <span className={styles.seen}>{seen}</span>
      </span>
      {isCurrent ? (
        <Tag>{texts.thisDevice}</Tag>
      ) : (
        <Button tone="line" isBusy={isEnding} aria-label={texts.endOf(name, seen)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function useEndSession() {
  const texts = useTexts(accountTexts);
  const toast = useToast();
  const revoke = useWrite(loginRows, 'member.session.revoke', ['member.session.list']);
  const end = (id: string) => revoke.mutate({ input: { id } }, { onSuccess: () => toast(texts.ended) });
  return { end, isEnding: revoke.isPending };
}
