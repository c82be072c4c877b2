import type { Block, BlockType, GoodsSource, Link } from '@qianpu/contract/types';
import { hostilePayloads } from '../../platform/rich-text/hostile-payloads.fixture.ts';

/** Things that exist, so that nothing but its words could be wrong with a page. */
interface Existing {
  readonly picture: string;
  readonly film: string;
  readonly goodsId: string;
}

/** A payload as a field of a line takes it: no control signs, no blanks around it. */
const line = (payload: string, max: number) => [...payload.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, max).join('').trim();

/** The schema drops what addresses drop. */
const linkTo = (payload: string): Link => ({
  pageType: 'customLink',
  data: { customLink: `https://omo.partner.example/${line(payload, 900)}` },
});

/** Every text, name and link of a block type, filled with payloads cut to what the field takes. TABLE: a type that is missing does not compile. */
const filled: { readonly [T in BlockType]: (payloads: readonly string[], existing: Existing) => Extract<Block, { type: T }>['props'][] } = {
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
  goods: (payloads, { goodsId }) =>
    payloads.map((text) => ({
      title: text.slice(0, 16),
      subtitle: text.slice(0, 24),
      source: only(goodsId),
      count: 1,
      layout: 'list' as const,
      tall: false,
      more: linkTo(text),
    })),
  goodsTabs: (payloads, { goodsId }) =>
    payloads.map((text) => ({
      tabs: payloads.map((text) => ({ text: text.slice(0, 8), source: only(goodsId) })),
      ranking: { title: text.slice(0, 16), subtitle: text.slice(0, 24), source: only(goodsId), count: 3 },
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
  coupon: (payloads) => payloads.map((text) => ({ title: text.slice(0, 16), layout: 'list' as const })),
  limitedDiscount: (payloads) => payloads.map((text) => ({ title: text.slice(0, 16), count: 4, layout: 'rail' as const })),
  fullReduction: (payloads) => payloads.map((text) => ({ title: text.slice(0, 16), activityId: '1', count: 4 })),
  package: (payloads) => payloads.map((text) => ({ title: text.slice(0, 16), activityIds: ['1'] })),
  storePicker: (payloads) => payloads.map((text) => ({ title: text.slice(0, 16) })),
  spacer: () => [],
  divider: () => [],
  floatButton: (payloads, { picture }) =>
    payloads.map((text) => ({ picture, name: line(text, 12), link: linkTo(text), side: 'left' as const, bottom: 80 })),
};

const only = (goodsId: string): GoodsSource => ({ goodsIds: [goodsId], sortType: 'default' });

const whole = { x: 0, y: 0, width: 100, height: 100 };

/** As many as a notice has entries, and not fewer than a row of icons needs. */
const HANDFUL = 5;

/** As many blocks as a page may have. */
const MOST_BLOCKS = 60;

const paged = (blocks: readonly Block[]): Block[][] =>
  Array.from({ length: Math.ceil(blocks.length / MOST_BLOCKS) }, (_, nth) => blocks.slice(nth * MOST_BLOCKS, (nth + 1) * MOST_BLOCKS));

/**
 * Every payload in every text, name and link of every block type: a list of blocks, as a page may have them, or two for each handful of payloads.
 * `wholeEvery`: so many handfuls one of which goes everywhere; of the others only what is HTML is left.
 */
export function hostileBlocks(existing: Existing, wholeEvery = 1): Block[][] {
  const starts = Array.from({ length: Math.ceil(hostilePayloads.length / HANDFUL) }, (_, nth) => nth * HANDFUL);
  // The last handful begins earlier rather than being smaller.
  return starts.flatMap((start, nth) => {
    const blocks = blocksOf(hostilePayloads.slice(Math.min(start, hostilePayloads.length - HANDFUL)).slice(0, HANDFUL), existing);
    return paged(nth % wholeEvery === 0 ? blocks : blocks.filter(({ type }) => type === 'richText'));
  });
}

const blocksOf = (payloads: readonly string[], existing: Existing): Block[] =>
  (Object.keys(filled) as BlockType[]).flatMap((type) =>
    filled[type](payloads, existing).map((props, nth) => ({ id: `${type}-${nth}`, type, props }) as Block),
  );
