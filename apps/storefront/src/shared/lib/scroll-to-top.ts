import { scrollToTopMs, scrollToTopScreens } from '@qianpu/kit/scroll-to-top';

/** Whether the page has been scrolled so far that the way back is long (spec 2.6). */
export const isFarDown = () => window.scrollY > window.innerHeight * scrollToTopScreens;

/** To the top in 500 ms, which the browser's own smooth scrolling does not promise; a finger that scrolls meanwhile wins. */
export function scrollToTop(): void {
  const isInstant = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = window.scrollY;
  const start = performance.now();
  let expected = from;
  const step = (now: number) => {
    if (Math.abs(window.scrollY - expected) > 1) return;
    const left = isInstant ? 0 : Math.max(0, 1 - (now - start) / scrollToTopMs);
    expected = Math.round(from * left ** 3);
    window.scrollTo(0, expected);
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
