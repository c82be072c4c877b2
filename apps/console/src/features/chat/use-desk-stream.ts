import { listenToStream } from '@qianpu/client/listen-to-stream';
import { deskStreamPath } from '@qianpu/contract/calls/support-staff';
import { callHeaders } from '@qianpu/contract/wire/header';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { moduleOf } from '#api/calls';
import { currentSession } from '#session/session';

export type Line = 'connecting' | 'live' | 'broken';

/** How often the page reads for itself while nothing tells it of news. */
export const POLL_MS = 5_000;

/** Reads what is shown anew whenever a conversation has changed; `from`: the change the inbox was read at, undefined until it was. */
export function useDeskStream(from: number | undefined, setLine: (line: Line) => void): void {
  const client = useQueryClient();
  const last = useRef(0);
  const isRead = from !== undefined;
  const position = useEffectEvent(() => Math.max(last.current, from ?? 0));
  const renew = useEffectEvent(() =>
    client.invalidateQueries({
      predicate: ({ queryKey: [read] }) => moduleOf(String(read)) === 'support' && read !== 'support.quickReply.list',
    }),
  );
  useEffect(() => {
    if (!isRead) return;
    const leaving = new AbortController();
    void listenToStream({
      address: deskStreamPath,
      headers: () => {
        const { token = '', mid = '' } = currentSession() ?? {};
        return { ...callHeaders({ mid, cid: '', token }), 'last-event-id': String(position()) };
      },
      onOpen: () => setLine('live'),
      onMessage: (_data, id) => {
        last.current = Number(id);
        void renew();
      },
      onBreak: () => setLine('broken'),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [isRead, setLine]);
}
