/** How far ahead a sideways scroller looks, where the browser can tell; it adds to the root's own margin. */
const sideways = '0px 30%';

/** Calls back once the element is within `margin` of the screen. */
export function onNearViewport(element: Element, margin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin, scrollMargin: sideways },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
