import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { hostilePayloads } from './hostile-payloads.fixture.ts';
import { cleanRichText, contentsOfRichText } from './rich-text.rules.ts';

const linkHosts = ['omo.partner.example', 'partner.example'];
const clean = (html: string) => cleanRichText(html, linkHosts);

const harmless = 'p h2 h3 blockquote ul ol li hr br strong em b i u s sub sup span a img table thead tbody tr th td'.split(' ');
const harmlessValues: Readonly<Record<string, RegExp>> = {
  style: /^((color:(#[0-9a-f]{3,6}|rgb\([\d, ]+\))|text-align:\w+|font-size:\d\dpx);?)+$/i,
  href: /^(https:\/\/omo\.partner\.example\/|\/(shop|cp)\/)/,
  rel: /^noopener$/,
  src: /^\/img\/[\w/-]+\.(jpg|png|webp)\?w=750$/,
  alt: /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  colspan: /^/,
  rowspan: /^/,
};

/** What a browser would make of the HTML beyond words, links, pictures and looks; read with scripts on and off. */
const strangeIn = (html: string): string[] =>
  [true, false].flatMap((scriptingEnabled) => strangeNodes(parseFragment(html, { scriptingEnabled }).childNodes));

const strangeNodes = (nodes: readonly Tree.Node[]): string[] =>
  nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [];
    if (!('attrs' in node)) return [node.nodeName];
    const strange = node.attrs.filter(({ name, value }) => !harmlessValues[name]?.test(value)).map(({ name, value }) => `${name}=${value}`);
    return [...(harmless.includes(node.tagName) ? [] : [node.tagName]), ...strange, ...strangeNodes(node.childNodes)];
  });

describe('rich text of merchants (spec 3)', () => {
  test.each([
    ['words and their weight', '<h2>春</h2><p>一<strong>二</strong><em>三</em></p>', undefined],
    ['a list', '<ul><li>一</li><li>二</li></ul>', undefined],
    ['a table', '<table><tbody><tr><td colspan="2">一</td></tr></tbody></table>', undefined],
    ['a colour, a size and a side', '<p style="color:#b00020;text-align:center;font-size:18px">一</p>', undefined],
    ['a colour as editors write it', '<span style="color: rgb(176, 0, 32)">一</span>', '<span style="color:rgb(176, 0, 32)">一</span>'],
    ['a link to a page of ours', '<a href="/shop/item/12.html" rel="noopener">一</a>', undefined],
    [
      'a link to a host of the merchant',
      '<a href="https://omo.partner.example/sale">一</a>',
      '<a href="https://omo.partner.example/sale" rel="noopener">一</a>',
    ],
    [
      'a picture of ours',
      '<img src="/img/1/a.jpg" width="750" height="400">',
      '<img src="/img/1/a.jpg?w=750" alt="" width="750" height="400" loading="lazy" />',
    ],
    ['a sign of less and of more', '一 &lt; 二 &amp; 三', undefined],
  ])('%s is kept', (_, html, stored = html) => {
    expect(clean(html)).toBe(stored);
  });

  test.each([
    ['an element that is none of these keeps its words', '<font face="x">一</font>', '一'],
    ['names and classes', '<p id="a" class="b" data-c="d">一</p>', '<p>一</p>'],
    ['a look that is none of these', '<p style="position:fixed;color:#fff;background:url(/x)">一</p>', '<p style="color:#fff">一</p>'],
    ['a letter too large or too small', '<p style="font-size:99px">一</p><p style="font-size:6px">二</p>', '<p>一</p><p>二</p>'],
    ['a link elsewhere becomes its words', '<a href="https://evil.example/">一</a>', '<span>一</span>'],
    ['a link to a host of omo the merchant does not allow', '<a href="https://omo.evil.example/">一</a>', '<span>一</span>'],
    ['a link to a host without omo', '<a href="https://partner.example/">一</a>', '<span>一</span>'],
    ['a link with a name and a password', '<a href="https://a:b@omo.partner.example/">一</a>', '<span>一</span>'],
    ['a link without a cipher', '<a href="http://omo.partner.example/">一</a>', '<span>一</span>'],
    [
      'a link that leaves by two strokes',
      '<a href="//evil.example/shop/">一</a><a href="/\\evil.example/shop/">二</a>',
      '<span>一</span><span>二</span>',
    ],
    ['a link to what is no page', '<a href="/shop/../api-order-web/x">一</a>', '<span>一</span>'],
    ['a picture from elsewhere', '一<img src="https://evil.example/a.jpg" width="1" height="1">', '一'],
    ['a picture without its size', '一<img src="/img/1/a.jpg">', '一'],
    ['what was never to be read', '一<script>二</script><style>三</style><svg>四</svg><iframe>五</iframe>', '一'],
  ])('%s: dropped', (_, html, stored) => {
    expect(clean(html)).toBe(stored);
  });

  test('of 500 and more hostile payloads nothing is left that a browser would run', () => {
    expect(hostilePayloads.length).toBeGreaterThanOrEqual(500);
    const left = hostilePayloads.flatMap((payload) =>
      [
        payload,
        `<p>一${payload}二</p>`,
        `<table><tr><td>${payload}`,
        `<a href="${payload}">一</a>`,
        `<p style="${payload}">一</p>`,
      ].flatMap((html) => strangeIn(clean(html)).map((strange) => `${strange} of ${html}`)),
    );
    expect(left).toEqual([]);
  });

  test('what would run is recognised as such', () => {
    const running = hostilePayloads.filter((payload) => /^<(script|img|svg|iframe|a|math|video|details)\b/i.test(payload));
    expect(running.filter((payload) => strangeIn(payload).length === 0)).toEqual([]);
  });

  test('what is clean stays as it is', () => {
    for (const payload of hostilePayloads) {
      const once = clean(`<p style="color:#b00020">一${payload}</p><a href="https://omo.partner.example">二</a>`);
      expect(clean(once)).toBe(once);
    }
  });

  test('nobody hangs the cleaner by nesting', () => {
    const deep = clean(`${'<b>'.repeat(6_000)}一`);
    expect(deep.match(/<b>/g)?.length ?? 0).toBeLessThanOrEqual(30);
  });

  test('its pictures and colours are known', () => {
    const html = clean('<p style="color:#fff">一<img src="/img/1/a.jpg" width="1" height="1"></p>color:#000');
    expect(contentsOfRichText(html)).toEqual({ pictures: ['1/a.jpg'], colours: ['#fff'] });
  });
});
