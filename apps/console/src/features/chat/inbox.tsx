import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import SearchIcon from '#icons/search';
import { useAddressQuery } from '#lib/address-query';
import { useCurrentShop } from '#lib/current-shop';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { ListTabs } from '#ui/list/list-tabs';
import { Status } from '#ui/status';
import styles from './chat.module.css';
import { chatTexts } from './chat.texts.ts';
import { InboxRow } from './inbox-row.tsx';
import type { Line } from './use-desk-stream.ts';

interface InboxProps {
  readonly inbox: UseQueryResult<OutputOf<'support.chat.inbox'>>;
  readonly line: Line;
}

const tones = { connecting: 'open', live: 'good', broken: 'warn' } as const;
const MOST = 100;

/** The left pane: who waits first, longest first. */
export function Inbox({ inbox, line }: InboxProps) {
  const texts = useTexts(chatTexts);
  const [query, setQuery] = useAddressQuery();
  const cid = useCurrentShop();
  const counts = useRead('support.chat.counts', cid === undefined ? {} : { cid }).data;
  const tabs = {
    name: 'tab',
    entries: [
      { value: 'waiting', label: texts.tabs.waiting, isUrgent: true, ...(counts && { count: counts.waiting }) },
      { value: 'mine', label: texts.tabs.mine, ...(counts && { count: counts.mine }) },
      { value: 'all', label: texts.tabs.all },
    ],
  };
  const lineText = { connecting: texts.connecting, live: texts.live, broken: texts.polling }[line];
  return (
    <section className={styles.inbox} aria-label={texts.chats}>
      <header className={styles.inboxHead}>
        <h1>{texts.chats}</h1>
        <span role="status">
          <Status tone={tones[line]}>{lineText}</Status>
        </span>
      </header>
      <ListTabs tabs={tabs} query={query} setQuery={(change) => setQuery({ ...change, size: undefined })} />
      <Search />
      <Rows inbox={inbox} />
    </section>
  );
}

/** Enter searches; what the address says otherwise is shown. */
function Search() {
  const texts = useTexts(chatTexts);
  const [{ words = '' }, setQuery] = useAddressQuery();
  const [sought, setSought] = useState(words);
  const [text, setText] = useState(words);
  if (sought !== words) {
    setSought(words);
    setText(words);
  }
  return (
    <div className={styles.find}>
      <Input
        allowClear
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={20}
        prefix={<Icon of={SearchIcon} />}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') setQuery({ words: undefined });
        }}
        onPressEnter={() => setQuery({ words: text.trim() })}
      />
    </div>
  );
}

function Rows({ inbox: { data, error, refetch } }: Pick<InboxProps, 'inbox'>) {
  const texts = useTexts(chatTexts);
  const [{ tab, words }, setQuery] = useAddressQuery();
  if (error && !data) return <Failed onRetry={() => void refetch()} refusal={error} />;
  if (!data) return <ListSkeleton columns={1} />;
  if (data.list.length === 0) {
    const nothing = tab === 'mine' ? texts.noneMine : tab === 'all' ? texts.noChats : texts.nobodyWaits;
    return <Empty {...nothing} {...(words !== undefined && { filtered: () => setQuery({ words: undefined }) })} />;
  }
  return (
    <ul className={styles.rows}>
      {data.list.map((conversation) => (
        <InboxRow key={`${conversation.memberId} ${conversation.cid}`} conversation={conversation} />
      ))}
      {data.hasMore && (
        <li className={styles.more}>
          {data.list.length < MOST ? (
            <Button type="link" onClick={() => setQuery({ size: String(MOST) })}>
              {texts.more}
            </Button>
          ) : (
            texts.narrow
          )}
        </li>
      )}
    </ul>
  );
}
