import type { Block, BlockType, Link } from '@qianpu/contract/types';
import { hostilePayloads } from './hostile-payloads.fixture.ts';

/** Files that exist, so that nothing but its words keeps a page from being published. */
interface Files {
  readonly picture: string;
  readonly film: string;
}

/** A payload as a field of a line takes it: no control signs, no blanks around it. */
const line = (payload: string, max: number) => [...payload.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, max).join('').trim();

/** The schema drops what addresses drop. */
const linkTo = (payload: string): Link => ({
  pageType: 'customLink',
  data: { customLink: `https://omo.partner.example/${line(payload, 900)}` },
});

/** Every text, name and link of a block type, filled with payloads cut to what the field takes. TABLE: a type that is missing does not compile. */
const filled: { readonly [T in BlockType]: (payloads: readonly string[], files: Files) => Extract<Block, { type: T }>['props'][] } = {
  search: (payloads) => [{ words: payloads.map((text) => text.slice(0, 24)) }],
  banner: (payloads, { picture }) => [{ slides: payloads.map((text) => ({ picture, alt: text.slice(0, 40), link: linkTo(text) })) }],
  iconGrid: (payloads, { picture }) => [{ entries: payloads.map((text) => ({ picture, text: text.slice(0, 6), link: linkTo(text) })) }],
  strip: (payloads) =>
    payloads.map((text) => ({ title: text.slice(0, 24), text: text.slice(0, 40), action: text.slice(0, 6), link: linkTo(text) })),
  notice: (payloads) => [{ entries: payloads.map((text) => ({ text: line(text, 60), link: linkTo(text) })) }],
  popup: (payloads, { picture }) =>
    payloads.map((text) => ({ picture, alt: text.slice(0, 40), link: linkTo(text), often: 'always' as const })),
  title: (payloads) =>
    payloads.map((text) => ({ title: text.slice(0, 16), subtitle: text.slice(0, 24), align: 'left' as const, more: linkTo(text) })),
  goods: (payloads) =>
    payloads.map((text) => ({
      title: text.slice(0, 16),
      subtitle: text.slice(0, 24),
      source: { sortType: 'default' as const },
      count: 1,
      layout: 'list' as const,
      tall: false,
      more: linkTo(text),
    })),
  goodsTabs: (payloads) =>
    payloads.map((text) => ({
      tabs: payloads.map((text) => ({ text: text.slice(0, 8), source: { sortType: 'default' as const } })),
      ranking: { title: text.slice(0, 16), subtitle: text.slice(0, 24), source: { sortType: 'sold' as const }, count: 3 },
    })),
  cube: (payloads, { picture }) => [
    {
      height: 100,
      gap: 0,
      cells: payloads.map((text) => ({
        ...whole,
        picture,
        alt: text.slice(0, 40),
        areas: [{ ...whole, name: line(text, 20), link: linkTo(text) }],
      })),
    },
  ],
  video: (payloads, { picture, film }) => payloads.map((text) => ({ video: film, poster: picture, name: line(text, 40) })),
  richText: (payloads) => payloads.map((text) => ({ html: `<p>一</p>${text}` })),
  shopCard: () => [],
  storePicker: (payloads) => payloads.map((text) => ({ title: text.slice(0, 16) })),
  spacer: () => [],
  divider: () => [],
  floatButton: (payloads, { picture }) =>
    payloads.map((text) => ({ picture, name: line(text, 12), link: linkTo(text), side: 'left' as const, bottom: 80 })),
};

const whole = { x: 0, y: 0, width: 100, height: 100 };

const PAYLOADS_PER_PAGE = 5;

/** Pages that hold every payload in every text, name and link of every block type. */
export function hostilePages(files: Files, payloads: readonly string[] = hostilePayloads): Block[][] {
  const pages: Block[][] = [];
  for (let at = 0; at < payloads.length; at += PAYLOADS_PER_PAGE) {
    // The last page begins earlier rather than being shorter: a row of icons has at least four.
    const start = Math.max(0, Math.min(at, payloads.length - PAYLOADS_PER_PAGE));
    pages.push(blocksOf(payloads.slice(start, start + PAYLOADS_PER_PAGE), files));
  }
  return pages;
}

const blocksOf = (payloads: readonly string[], files: Files): Block[] =>
  (Object.keys(filled) as BlockType[]).flatMap((type) =>
    filled[type](payloads, files).map((props, nth) => ({ id: `${type}-${nth}`, type, props }) as Block),
  );
