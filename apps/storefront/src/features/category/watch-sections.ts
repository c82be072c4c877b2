/** Milliseconds without scrolling after which a reader has arrived. */
const restMs = 200;

/** The section whose beginning lies at or above the line under the head; the first where none does. */
export function topmostOf(sections: readonly Element[], line: number): Element | undefined {
  // half a pixel: positions are fractions, and a section that was scrolled to may lie just below
  return sections.findLast((section) => section.getBoundingClientRect().top <= line + 0.5) ?? sections[0];
}

interface Watcher {
  /** With every frame in which the page was scrolled. */
  readonly onScroll: () => void;
  /** Once the page rests. */
  readonly onRest: () => void;
}

export function watchScroll({ onScroll, onRest }: Watcher): () => void {
  let frame = 0;
  let timer = 0;
  const listen = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onScroll();
    });
    clearTimeout(timer);
    timer = window.setTimeout(onRest, restMs);
  };
  window.addEventListener('scroll', listen, { passive: true });
  return () => {
    window.removeEventListener('scroll', listen);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
