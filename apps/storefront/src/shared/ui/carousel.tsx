import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '#lib/class-names';
import { useSlide } from '#lib/use-slide';
import styles from './carousel.module.css';

interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** What lies over them and says which one stands in view, in place of dots; nothing where there is only one. */
  readonly marks?: (current: number, show: (slide: number) => void) => ReactNode;
  /** The slide that comes into view when another is named here. */
  readonly shown?: number | undefined;
  readonly className?: string | undefined;
}

const directions: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Slides pushed by hand or by the arrow keys: nothing on the page moves by itself. */
export function Carousel({ label, slides, marks, shown, className }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const { current, onScroll } = useSlide();
  const show = (slide: number) => row.current?.scrollTo({ left: slide * row.current.clientWidth, behavior: 'smooth' });
  useEffect(() => {
    const { current: slot } = row;
    if (slot && shown !== undefined) slot.scrollTo({ left: shown * slot.clientWidth, behavior: 'smooth' });
  }, [shown]);
  const push = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    show(current + direction);
  };
  return (
    <section className={classNames(styles.carousel, className)} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <ul ref={row} className={styles.slides} onScroll={onScroll} onKeyDown={push} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 &&
        (marks?.(current, show) ?? (
          <span className={styles.dots} aria-hidden>
            {slides.map(({ key }, index) => (
              <i key={key} className={index === current ? styles.dotOn : styles.dot} />
            ))}
          </span>
        ))}
    </section>
  );
}
