import { inboxRows } from '@qianpu/contract/calls/inbox';
import { useState } from 'react';
import { useFresh } from '#api/read-query';
import { useWrite } from '#api/use-write';
import type { ShownMessage } from './message-queries.ts';
import { unreadMessages } from './message-queries.ts';

export interface ReadMessages {
  readonly hasUnread: boolean;
  readonly isRead: (message: ShownMessage) => boolean;
  readonly read: (message: ShownMessage) => void;
  readonly readAll: () => void;
}

/** The marks follow the finger; pages of the list that have come stay as they are. */
export function useReadMessages(): ReadMessages {
  const { data } = useFresh(unreadMessages());
  const write = useWrite(inboxRows, 'support.message.read', ['support.message.list', 'support.message.unread']);
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [areAllRead, setAllRead] = useState(false);
  const isRead = ({ id, isRead }: ShownMessage) => isRead || areAllRead || readIds.has(id);
  return {
    hasUnread: (data?.count ?? 0) > 0,
    isRead,
    read: (message) => {
      if (isRead(message)) return;
      setReadIds(new Set([...readIds, message.id]));
      write.mutate({ input: { ids: [message.id] } });
    },
    readAll: () => write.mutate({ input: {} }, { onSuccess: () => setAllRead(true) }),
  };
}
