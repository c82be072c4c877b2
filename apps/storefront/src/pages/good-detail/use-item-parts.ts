import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollToTop } from '#lib/scroll-to-top';
import type { ItemPartName } from './item-part.tsx';

/** Pixels below the bar at which a part counts as reached; words nearer to it than that want its ground. */
const reach = 24;
/** Milliseconds without a change after which a jump is over. */
const settledMs = 700;

interface PartsSeen {
  readonly isShown: boolean;
  /** In the order of the page. */
  readonly names: readonly ItemPartName[];
  readonly current: ItemPartName;
}

const top: PartsSeen = { isShown: false, names: ['goods'], current: 'goods' };

/**
 * Which part of the page the bar stands over, and the way to each. Parts may come, and grow, while the page moves towards one: it is
 * gone to again until nothing changes, or a finger takes over.
 */
export function useItemParts(bar: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState(top);
  const target = useRef<ItemPartName | null>(null);
  const goOn = useRef<(name: ItemPartName) => void>(undefined);
  useEffect(() => {
    const page = bar.current?.closest('main');
    if (!page) return;
    const look = () => setSeen((before) => sameOr(before, partsSeen(page, bar.current, target.current)));
    let timer = 0;
    const settle = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(letGo, settledMs);
    };
    const letGo = () => {
      target.current = null;
      look();
    };
    const goTo = (name: ItemPartName) => {
      const isInstant = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      page.querySelector(`[data-part=${name}]`)?.scrollIntoView({ behavior: isInstant ? 'auto' : 'smooth', block: 'start' });
      settle();
    };
    goOn.current = (name) => {
      target.current = name;
      goTo(name);
      look();
    };
    const onScroll = () => {
      if (target.current) settle();
      look();
    };
    const grown = new ResizeObserver(() => {
      if (target.current) goTo(target.current);
      look();
    });
    grown.observe(page);
    window.addEventListener('scroll', onScroll, { passive: true });
    for (const takeOver of takeOvers) window.addEventListener(takeOver, letGo, { passive: true });
    look();
    return () => {
      window.clearTimeout(timer);
      grown.disconnect();
      window.removeEventListener('scroll', onScroll);
      for (const takeOver of takeOvers) window.removeEventListener(takeOver, letGo);
    };
  }, [bar]);
  const show = (name: ItemPartName) => (name === 'goods' ? scrollToTop() : goOn.current?.(name));
  return { ...seen, show };
}

/** By which somebody goes elsewhere. */
const takeOvers = ['touchstart', 'wheel', 'keydown'] as const;

function partsSeen(page: Element, bar: Element | null, target: ItemPartName | null): PartsSeen {
  const below = (bar?.getBoundingClientRect().bottom ?? 0) + reach;
  const words = page.querySelector('h1')?.closest('section');
  // what has nothing to show is no part
  const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')].filter(({ childElementCount }) => childElementCount > 0);
  const names = ['goods', ...parts.map(({ dataset }) => dataset.part)] as ItemPartName[];
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const reached = parts.filter((part) => part.getBoundingClientRect().top <= (isAtEnd ? window.innerHeight : below)).length;
  return {
    isShown: words !== null && words !== undefined && words.getBoundingClientRect().top <= below,
    names,
    current: target ?? names[reached] ?? 'goods',
  };
}

/** The same object where nothing has changed: nothing renders for it. */
const sameOr = (before: PartsSeen, now: PartsSeen): PartsSeen =>
  before.isShown === now.isShown && before.current === now.current && before.names.join() === now.names.join() ? before : now;
