interface PullEvents {
  /** Pixels the finger has pulled down; zero once it is gone. */
  readonly onPull: (pixels: number) => void;
  readonly onRelease: (pixels: number) => void;
}

/** Pulling down with one finger from the page's top; sideways moves, layers above the page and lists inside it keep their own. */
export function watchPull({ onPull, onRelease }: PullEvents): () => void {
  let start: { readonly x: number; readonly y: number } | null = null;
  let pulled = 0;
  const say = (pixels: number) => {
    if (pixels !== pulled) onPull(pixels);
    pulled = pixels;
  };
  const begin = ({ touches, target }: TouchEvent) => {
    const [finger] = touches;
    const isPage = window.scrollY <= 0 && touches.length === 1 && !isInScroller(target);
    start = finger && isPage ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const move = ({ touches: [finger] }: TouchEvent) => {
    if (!start || !finger) return;
    const down = finger.clientY - start.y;
    const isSideways = pulled === 0 && Math.abs(finger.clientX - start.x) > Math.abs(down);
    if (isSideways || window.scrollY > 0) start = null;
    say(start ? Math.max(0, down) : 0);
  };
  const end = ({ type }: Event) => {
    const reached = pulled;
    start = null;
    say(0);
    if (type === 'touchend' && reached > 0) onRelease(reached);
  };
  const ended = new AbortController();
  const listening = { passive: true, signal: ended.signal };
  document.addEventListener('touchstart', begin, listening);
  document.addEventListener('touchmove', move, listening);
  document.addEventListener('touchend', end, listening);
  document.addEventListener('touchcancel', end, listening);
  return () => ended.abort();
}

/** A dialog covers the page, and a list inside it that stands below its own top scrolls first. */
function isInScroller(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.tagName === 'DIALOG') return true;
    if (element.scrollTop > 0 && element !== document.documentElement) return true;
  }
  return false;
}
