import type { ChatMessage, OpenedChat } from './chat.types.ts';

/** In the order they were written, each once: history, answers and the stream tell the same message more than once. */
export function merged(known: readonly ChatMessage[], result: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map([...known, ...result].map((message) => [message.seq, message]));
  return bySeq.size === known.length ? known : [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

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

/** The same with the day a conversation was opened on, even if nobody has written anything that day. */
export function withDay(days: readonly ChatDay[], day: string, { lastSeq }: OpenedChat): readonly ChatDay[] {
  if (days.some((known) => known.day === day)) return days;
  const later = days.filter(({ messages: [first] }) => first && first.seq > lastSeq);
  return [...days.slice(0, days.length - later.length), { day, messages: [] }, ...later];
}

/** Milliseconds of silence after which the time is said again. */
const PAUSE = 5 * 60_000;

/** Whether a message is the last of its sender for a while: that one says the time. */
export const endsRun = (message: ChatMessage, next: ChatMessage | undefined): boolean => !next || startsRun(next, message);

/** Whether somebody else says it, or the same one after a while. */
export const startsRun = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  !before ||
  before.from !== message.from ||
  before.sender?.name !== message.sender?.name ||
  before.isAutomatic !== message.isAutomatic ||
  message.sentAt - before.sentAt > PAUSE;

/** Where the unread ones begin: the first of staff's after the last one read. Neither own messages nor what comes before one's eyes is new. */
export const firstUnread = (messages: readonly ChatMessage[], { readSeq, lastSeq }: OpenedChat): number | undefined =>
  messages.find(({ seq, from }) => from === 'staff' && seq > readSeq && seq <= lastSeq)?.seq;

/** How far the shop has read: whoever answers has read what stands before, which nobody's answer of beforehand says. */
export const readUpTo = (messages: readonly ChatMessage[], staffReadSeq: number): number =>
  Math.max(staffReadSeq, messages.findLast(({ from, isAutomatic }) => from === 'staff' && !isAutomatic)?.seq ?? 0);

/** Whether the shop says its greeting: to whom writes for the first time today, and has nothing of the shop's to read first. */
export function isGreeted(messages: readonly ChatMessage[], opened: OpenedChat, dayOf: (instant: number) => string): boolean {
  const last = messages.findLast(({ seq }) => seq <= opened.lastSeq);
  return !last || (dayOf(last.sentAt) !== dayOf(opened.at) && firstUnread(messages, opened) === undefined);
}

/** The shop an address asks about: its own word counts only for a shop of this merchant's, and for nothing else (spec 2.6). */
export function shopIn({ cid, mid }: { readonly cid?: string; readonly mid?: string }, own: { cid: string; mid: string }): string {
  const isOurs = mid === undefined || mid === own.mid;
  return isOurs && cid !== undefined && /^[1-9]\d{0,17}$/.test(cid) ? cid : own.cid;
}
