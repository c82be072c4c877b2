import type { OutputOf } from '#api/calls';

type Detail = OutputOf<'support.chat.detail'>;
export type TalkMessage = Detail['list'][number];
export type LogEntry = Detail['log'][number];

/** As far as it is known here: pages as they were read, in whatever order. */
export interface Talk {
  readonly messages: readonly TalkMessage[];
  readonly log: readonly LogEntry[];
}

export const nothingKnown: Talk = { messages: [], log: [] };

/** Each once, oldest first. What was read later counts. */
export function joined(known: Talk, page: Pick<Detail, 'list' | 'log'>): Talk {
  const messages = new Map([...known.messages, ...page.list].map((message) => [message.seq, message]));
  const log = new Map([...known.log, ...page.log].map((entry) => [entry.id, entry]));
  return {
    messages: [...messages.values()].sort((a, b) => a.seq - b.seq),
    log: [...log.values()].sort((a, b) => a.at - b.at),
  };
}

/** The newest messages without a gap between them: numbers have none, so what is missing was not read. */
export function unbroken(messages: readonly TalkMessage[]): readonly TalkMessage[] {
  const gap = messages.findLastIndex(({ seq }, at) => at > 0 && messages[at - 1]?.seq !== seq - 1);
  return gap === -1 ? messages : messages.slice(gap);
}

export type TalkEntry =
  | { readonly kind: 'message'; readonly message: TalkMessage; readonly isNewTime: boolean }
  | { readonly kind: 'log'; readonly entry: LogEntry };

/** Milliseconds of silence after which the time is said again. */
const PAUSE_MS = 5 * 60_000;

/** Messages with what staff did after each. */
export function entriesOf({ messages, log }: Talk): readonly TalkEntry[] {
  const shown = unbroken(messages);
  return shown.flatMap((message, at): TalkEntry[] => {
    const isNewTime = message.sentAt - (shown[at - 1]?.sentAt ?? 0) > PAUSE_MS;
    const after = log.filter(({ afterSeq }) => afterSeq === message.seq);
    return [{ kind: 'message', message, isNewTime }, ...after.map((entry) => ({ kind: 'log', entry }) as const)];
  });
}
