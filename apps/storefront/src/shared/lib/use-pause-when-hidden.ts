import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Of a film in sight, for it to be seen: two slides that touch count as in sight for browsers. */
const least = 0.25;

/** Scrolled away, behind another tab or another page: nobody hears a film that nobody sees. */
export function usePauseWhenHidden(film: RefObject<HTMLVideoElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = film.current;
    if (!isOn || !element) return;
    const observer = new IntersectionObserver(
      ([seen]) => seen && (!seen.isIntersecting || seen.intersectionRatio < least) && element.pause(),
      { threshold: least },
    );
    observer.observe(element);
    const pauseIfHidden = () => document.hidden && element.pause();
    document.addEventListener('visibilitychange', pauseIfHidden);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', pauseIfHidden);
      element.pause();
    };
  }, [film, isOn]);
}
