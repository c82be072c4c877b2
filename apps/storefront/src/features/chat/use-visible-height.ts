import { useEffect, useState } from 'react';

/** Pixels of the window a keyboard leaves free. Before it is known, and where it cannot be, the window's own height counts. */
export function useVisibleHeight(): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      setHeight(view.height);
      // iOS pushes the page up to show the input; with the page as high as what is seen there is no need.
      window.scrollTo(0, 0);
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return height;
}
