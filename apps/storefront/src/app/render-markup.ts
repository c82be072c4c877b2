import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

interface Markup {
  /** Preload links of pictures marked as most important; they belong in the head. */
  readonly preloads: string;
  readonly html: string;
}

/** React's mark of a boundary it left to the browser: something in it threw, or was still waiting. */
const HOLE = '<!--$!-->';

/**
 * Renders a page whose data and chunks are all there already, so nothing may wait: in one go, which costs half of
 * rendering to a stream. A page with a hole is never sent.
 */
export function renderMarkup(node: ReactNode): Markup {
  const markup = renderToString(node);
  if (markup.includes(HOLE)) throw new Error('a part of the page was not ready or failed while the page was rendered');
  return splitPreloads(markup);
}

/** React writes a preload before the markup for every eager picture; only those of high priority may compete with the first paint. */
function splitPreloads(markup: string): Markup {
  const links = /^(?:<link[^>]*>)*/.exec(markup)?.[0] ?? '';
  const preloads = (links.match(/<link[^>]*>/g) ?? []).filter((link) => /fetchpriority="high"/i.test(link)).join('');
  return { preloads, html: markup.slice(links.length) };
}
