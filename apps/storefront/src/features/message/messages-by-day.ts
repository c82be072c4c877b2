import { dayText } from '#lib/instant';
import type { ShownMessage } from './message-queries.ts';

export interface MessagesOfDay {
  /** "2026-11-15", as the mall's calendar has it. */
  readonly day: string;
  readonly messages: readonly ShownMessage[];
}

/** In the order they come. */
export function messagesByDay(list: readonly ShownMessage[]): readonly MessagesOfDay[] {
  const days = new Map<string, ShownMessage[]>();
  for (const message of list) {
    const day = dayText(message.createdAt, 'zhCN');
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, messages]) => ({ day, messages }));
}
