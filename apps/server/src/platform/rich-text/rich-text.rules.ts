import { PictureKey } from '@qianpu/contract/fields';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

const COLOUR = [/^#[0-9a-f]{3}$/i, /^#[0-9a-f]{6}$/i, /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/];
const tableCell = ['colspan', 'rowspan'];

/** What of a merchant's HTML is kept; everything else is dropped, and its words stay. */
const stored: IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'span', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: tableCell,
    td: tableCell,
  },
  allowedStyles: {
    '*': {
      color: COLOUR,
      'text-align': [/^(left|center|right|justify)$/],
      'font-size': [/^(1[2-9]|2\d|3[0-2])px$/],
    },
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // What stands in these was never meant to be read: it goes with them.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'template',
    'svg',
    'math',
    'title',
  ],
  nestingLimit: 30,
};

/** Where links of rich text may lead: pages of ours, and the hosts a customLink may lead to (spec 2.3). */
function readHref(href: string | undefined, linkHosts: readonly string[]): string | undefined {
  if (!href || !URL.canParse(href, OURS)) return undefined;
  const url = new URL(href, OURS);
  if (url.origin === OURS) return /^\/(shop|cp)\//.test(url.pathname) ? url.href.slice(OURS.length) : undefined;
  const isAllowed = url.protocol === 'https:' && linkHosts.includes(url.host) && url.host.includes('omo');
  return isAllowed && !url.username && !url.password ? url.href : undefined;
}
/** Stands for whichever host the page is read at; nobody can own it. */
const OURS = 'https://ours.invalid';

const keyIn = (src: string | undefined): string | undefined => {
  const key = src?.match(/^\/img\/([^?]*)/)?.[1];
  return PictureKey.safeParse(key).success ? key : undefined;
};

/** A picture without its size would move the text below it when it comes. */
function readPicture({ src, alt = '', width = '', height = '' }: Attributes): Attributes {
  const key = keyIn(src);
  const isSized = [width, height].every((side) => /^[1-9]\d{0,3}$/.test(side));
  return key && isSized ? { src: `/img/${key}?w=750`, alt, width, height, loading: 'lazy' } : {};
}

/** A merchant's HTML as it may stand in a page. Cleaning what is clean changes nothing. */
export const cleanRichText = (html: string, linkHosts: readonly string[]): string =>
  sanitizeHtml(html, {
    ...stored,
    transformTags: {
      a: (_, { href, style = '' }) => {
        const address = readHref(href, linkHosts);
        return address ? { tagName: 'a', attribs: { href: address, rel: 'noopener', style } } : { tagName: 'span', attribs: { style } };
      },
      img: (_, attribs) => ({ tagName: 'img', attribs: readPicture(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();

export interface RichTextContents {
  readonly pictures: readonly string[];
  readonly colours: readonly string[];
}

/** What clean HTML shows beside words. */
export function contentsOfRichText(html: string): RichTextContents {
  const pictures: string[] = [];
  const colours: string[] = [];
  sanitizeHtml(html, {
    ...stored,
    onOpenTag: (_, { src, style }) => {
      const key = keyIn(src);
      if (key) pictures.push(key);
      const colour = style?.match(/(?:^|;)\s*color:\s*([^;]+)/)?.[1];
      if (colour) colours.push(colour);
    },
  });
  return { pictures, colours };
}
