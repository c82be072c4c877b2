import type { ServiceHours } from './chat.types.ts';

/** Whether somebody answers now, later today, or not before tomorrow, at a time of Beijing's clock: "09:05". */
export function turnOf({ from, until }: ServiceHours, clock: string): 'now' | 'today' | 'tomorrow' {
  if (clock < from) return 'today';
  return clock < until ? 'now' : 'tomorrow';
}
