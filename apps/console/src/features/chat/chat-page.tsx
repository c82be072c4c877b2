import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useAddressQuery } from '#lib/address-query';
import { useCurrentShop } from '#lib/current-shop';
import { Empty } from '#ui/empty';
import { usePageTitle } from '#ui/page';
import styles from './chat.module.css';
import { chatTexts } from './chat.texts.ts';
import { Inbox } from './inbox.tsx';
import { menuTexts } from './menu.texts.ts';
import { Talk } from './talk.tsx';
import { type Line, POLL_MS, useDeskStream } from './use-desk-stream.ts';

const FIRST_SIZE = 30;

const tabOf = (said: string | undefined): 'waiting' | 'mine' | 'all' => (said === 'mine' || said === 'all' ? said : 'waiting');

/** Inbox, conversation and member side by side, filling the window. */
export function ChatPage() {
  const texts = useTexts(chatTexts);
  const { chat } = useTexts(menuTexts);
  const { memberId, cid } = useParams();
  const [{ tab, words, size }] = useAddressQuery();
  const shop = useCurrentShop();
  const drafts = useRef(new Map<string, string>());
  const [line, setLine] = useState<Line>('connecting');
  const isPolling = line === 'broken';
  const input = {
    tab: tabOf(tab),
    ...(words !== undefined && { words }),
    ...(shop !== undefined && { cid: shop }),
    pageSize: Math.min(100, Number(size) || FIRST_SIZE),
  };
  const inbox = useRead('support.chat.inbox', input, { keepsLast: true, ...(isPolling && { refetchEveryMs: POLL_MS }) });
  useDeskStream(inbox.data?.deskSeq, setLine);
  usePageTitle(chat);
  return (
    <div className={styles.desk}>
      <Inbox inbox={inbox} line={line} />
      {memberId !== undefined && cid !== undefined ? (
        <Talk key={`${memberId} ${cid}`} between={{ memberId, cid }} isPolling={isPolling} drafts={drafts.current} />
      ) : (
        <section className={styles.nothing}>
          <Empty {...texts.choose} />
        </section>
      )}
    </div>
  );
}
