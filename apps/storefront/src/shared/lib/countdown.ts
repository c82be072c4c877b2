import { useEffect, useEffectEvent, useState } from 'react';

/** What is left of a time, as the tiles of a countdown show it: hours only when there are any. */
export function tilesOf(leftMs: number): readonly string[] {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return (hours > 0 ? [hours, minutes, rest] : [minutes, rest]).map((part) => String(part).padStart(2, '0'));
}

/** Milliseconds. */
const askAgainAfter = 15_000;

/**
 * Milliseconds left until an instant, by the phone's clock, counted down second by second. It says when it has run out; what
 * that means is for the mall to say.
 */
export function useTimeLeft(until: number, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
    // A phone's clock may be ahead of the mall's: then the question is put again.
    const timer = isOver ? setInterval(over, askAgainAfter) : setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return until - now;
}
