import type { ChatMessage, OpenedChat, Outgoing } from './chat.types.ts';

/** In the order they were written, each once: history, answers and the stream tell the same message more than once. */
export function merged(known: readonly ChatMessage[], result: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map([...known, ...result].map((message) => [message.seq, message]));
  return bySeq.size === known.length ? known : [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** Those not in the conversation yet: the stream may tell a message before its own answer comes. */
export const unconfirmed = (waiting: readonly Outgoing[], messages: readonly ChatMessage[]): readonly Outgoing[] =>
  waiting.filter(({ text, after }) => !messages.some((known) => known.seq > after && known.from === 'member' && known.text === text));

export interface ChatDay {
  readonly day: string;
  readonly messages: readonly ChatMessage[];
}

export function daysOf(messages: readonly ChatMessage[], dayOf: (instant: number) => string): readonly ChatDay[] {
  const days: { day: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    if (days.at(-1)?.day === day) days.at(-1)?.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Milliseconds of silence after which the time is said again. */
const PAUSE = 5 * 60_000;

/** Whether a message is the last of its sender for a while: that one says the time. */
export const endsRun = (message: ChatMessage, next: ChatMessage | undefined): boolean =>
  !next || next.from !== message.from || next.sentAt - message.sentAt > PAUSE;

/** Where the unread ones begin: the first of staff's after the last one read. Neither own messages nor what comes before one's eyes is new. */
export const firstUnread = (messages: readonly ChatMessage[], { readSeq, lastSeq }: OpenedChat): number | undefined =>
  messages.find(({ seq, from }) => from === 'staff' && seq > readSeq && seq <= lastSeq)?.seq;

/** The shop an address asks about: its own word counts only for a shop of this merchant's, and for nothing else (spec 2.6). */
export function shopIn({ cid, mid }: { readonly cid?: string; readonly mid?: string }, own: { cid: string; mid: string }): string {
  const isOurs = mid === undefined || mid === own.mid;
  return isOurs && cid !== undefined && /^[1-9]\d{0,17}$/.test(cid) ? cid : own.cid;
}
