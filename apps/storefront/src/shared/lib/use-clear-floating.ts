import { useEffect } from 'react';
import type { Box } from './clear-place.ts';
import { clearShift } from './clear-place.ts';

/** Milliseconds without a move after which a page rests. */
const restMs = 160;

/** What a control does not cover where there is room: words and buttons of cards; and what it never covers. */
const words = 'main :is(article :is(h3, h4, p), button, h2)';
const never = 'article :is(p, button)';

/**
 * Floating controls (`data-floating`) are away while the page moves, and come back when it rests, a little higher where they would
 * lie on a card's price, words or button. One that finds no such place stays away. The document says `data-at-rest` meanwhile.
 */
export function useClearFloating(): void {
  useEffect(() => {
    const page = document.documentElement;
    let timer = 0;
    const rest = () => {
      placeAll();
      page.setAttribute('data-at-rest', '');
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, restMs);
    };
    const move = () => {
      page.removeAttribute('data-at-rest');
      wait();
    };
    wait();
    window.addEventListener('scroll', move, { passive: true });
    // What arrives late moves what stands below it.
    const watcher = new ResizeObserver(wait);
    watcher.observe(document.body);
    // What appears on a card without moving anything, such as a best price, may appear under a control.
    const appearances = new MutationObserver(() => {
      if (page.hasAttribute('data-at-rest')) placeAll();
    });
    appearances.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', move);
      watcher.disconnect();
      appearances.disconnect();
    };
  }, []);
}

function placeAll() {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-floating]')];
  for (const { style } of controls) Object.assign(style, { translate: '', display: '' });
  if (controls.length === 0) return;
  const [avoided, forbidden] = [boxesOf(words), boxesOf(never)];
  const placed: Box[] = [];
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const shift = clearShift(box, [...avoided, ...placed]) ?? clearShift(box, [...forbidden, ...placed]);
    if (shift === null) {
      control.style.display = 'none';
      continue;
    }
    control.style.translate = `0 -${shift}px`;
    placed.push({ left: box.left, right: box.right, top: box.top - shift, bottom: box.bottom - shift });
  }
}

/** Those on the screen. */
const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);
