/** Names the tricks play with: the shop's own host, one the merchant allows, the storefront's base. */
export interface Played {
  readonly own: string;
  readonly allowed: string;
  readonly base: string;
}

const evil = 'evil.example';

/** Each with each. */
const pairs = (heads: readonly string[], tails: readonly string[]) => heads.flatMap((head) => tails.map((tail) => head + tail));

/** What browsers, servers and filters have taken for "//" one day or another, or have overlooked before it. */
const slashes = [
  ...['//', '///', '////', '\\\\', '\\/', '/\\', '//\\', '/\\/', '\\\\\\', '/./', '/.//', '/..//', '/./\\', '/;//', '/?//', '/#//'],
  ...['/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', '\n//', ' //', '\u00a0//', '\u0000//', '\u0001//', '\u000b//', '\u2028//', '\ufeff//'],
  ...['%2f%2f', '/%2f', '%2f/', '%5c%5c', '/%5c', '/%09/', '/%0a/', '/%00/', '%252f%252f', '/%252f', '%0d%0a//', '/%2e%2e//'],
  ...['／／', '/／', '⁄⁄', '∕∕', '⧸⧸', '＼＼', '/\u200b/', '/\u202e/', '&#47;&#47;', '&sol;&sol;', '\\x2f\\x2f', '\\u002f\\u002f'],
];

const withoutScheme = pairs(slashes, [evil, `omo.${evil}`, `${evil}/omo`]);

const misspelt = pairs(
  ['https:', 'https:/', 'https:///', 'https:\\\\', 'hTTpS://', 'http:', 'ht\ttps://', ' https://', '%68ttps://'],
  [`${evil}/omo`, `omo.${evil}`],
);

/** An address whose one part looks like another. */
const wrongPart = (trusted: string) => [
  ...['@', ':443@', ':omo@', '%40', '%2f@', '%5c@', '%00@', '%23@', '%3f@', ';@', '&@', '\t@', '\u00a0@', '＠'].map(
    (sign) => `https://${trusted}${sign}${evil}/`,
  ),
  ...['#', '?', '/', '\\', '\\@', '#@', '?@', '/@', ':80#', ';', '%20', '%09', '|', '^', '`', '"', "'", '<', '{', '!', '$', '*', ','].map(
    (sign) => `https://${evil}${sign}${trusted}`,
  ),
  ...['https', 'http', 'ftp'].map((scheme) => `${scheme}://${evil}/?url=https://${trusted}/`),
];

/** Hosts that look like one that is allowed. */
const lookAlikes = ({ own, allowed }: Played) =>
  pairs(
    ['https://', 'http://'],
    [
      ...[`omo.${evil}`, `omo${evil}`, `evil-omo.example`, `${allowed}.${evil}`, `${own}.${evil}`, `${evil}.${allowed}`, `x.${allowed}`],
      ...[`${allowed}.`, `${allowed}..`, `.${allowed}`, `${own}.`, `${allowed}:8443`, `${allowed}:80`, `${allowed}:1`, `${own}:8443`],
      ...[`${allowed}%2e${evil}`, `${allowed}%00.${evil}`, `${allowed}%252e${evil}`, `${allowed}\u3002${evil}`, `${allowed}\uff0e${evil}`],
      ...[`${allowed.replace('o', 'о')}`, `${allowed.replace('o', 'ο')}`, `${allowed.replace('o', '0')}`, `${allowed.replace('a', 'а')}`],
      ...['xn--mo-emc.partner.example', `ⓞⓜⓞ.${evil}`, `ｏｍｏ.${evil}`, `omo\u00ad.${evil}`, `omo\u200d.${evil}`, 'omo', 'omo.localhost'],
      ...[
        '127.0.0.1/omo',
        '127.1/omo',
        '2130706433/omo',
        '0x7f000001/omo',
        '0177.0.0.1/omo',
        '0/omo',
        '169.254.169.254/omo',
        '①②⑦.⓪.⓪.①/omo',
      ],
      ...['[::1]/omo', '[::ffff:7f00:1]/omo', '[0:0:0:0:0:0:0:1]:80/omo', '[::1%25omo]/', '[omo]/', '1.1.1.1.1/omo', '256.256.256.256/omo'],
    ],
  );

/** Addresses that run, open or read something instead of leading somewhere. */
const otherSchemes = ({ allowed }: Played) => [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    'java\nscript:',
    '\u0001javascript:',
    ' javascript:',
    'javascript&colon;',
    'livescript:',
  ].map((scheme) => `${scheme}alert('omo')`),
  ...[`//${allowed}/%0aalert(1)`, `/*${allowed}*/alert(1)`, '%61lert(1)//omo', 'void(0)//omo'].map((code) => `javascript:${code}`),
  ...[
    'data:text/html,<script>alert(1)</script>omo',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    `data://${allowed}/,omo`,
  ],
  ...[
    'vbscript',
    'blob',
    'file',
    'ftp',
    'ws',
    'wss',
    'filesystem',
    'view-source',
    'feed',
    'jar',
    'about',
    'chrome',
    'intent',
    'weixin',
  ].flatMap((scheme) => [`${scheme}://${allowed}/omo`, `${scheme}:https://${allowed}/omo`]),
  ...['mailto:omo@evil.example', 'tel:110', 'sms:110?body=omo', 'about:blank#omo', 'file:///etc/passwd#omo', 'blob:null/omo'],
];

/** Out of the base, out of the line, or round in a circle. */
const outOfBase = ({ base, allowed }: Played) => [
  ...pairs([base, `${base}/`], pairs(['@', ':', '.', '..', '/../..', '%2f', '?', '#', '\t', ''], [`//${evil}`, `\\\\${evil}`])),
  ...pairs(
    [`${base}/..`, `${base}/.%2e`, `${base}/%2e%2e`, `${base}/%2E.`, `${base}\\..`, `${base}/x/../..`],
    ['/', `//${evil}`, '/cp/omo'],
  ),
  ...['\r\nLocation: ', '%0d%0aLocation:%20', '%E5%98%8A%E5%98%8DLocation:%20', '\u560a\u560dLocation: '].map(
    (split) => `${base}/${split}https://${evil}/`,
  ),
  ...['login.html', 'login', 'login/', 'h5Login', 'h5Login.html', './login.html', 'x/../login.html', 'login.html#', '\tlogin.html'].map(
    (login) => `${base}/${login}?returnUrl=https://${evil}/omo`,
  ),
  ...[`${base}/${'../'.repeat(2_000)}/${evil}`, `https://${'omo.'.repeat(5_000)}${evil}/`, `https://${evil}/${'omo'.repeat(20_000)}`],
  ...[
    '',
    ' ',
    '.',
    '..',
    '?',
    '#',
    'omo',
    'null',
    'undefined',
    'about:',
    ':',
    '::',
    'https:',
    'https://',
    'https://#omo',
    `https://?${allowed}`,
  ],
];

/** Addresses made to lead a shopper away through a filter that reads them in another way than the browser. */
export const redirectTricks = (played: Played): readonly string[] => [
  ...new Set([
    ...withoutScheme,
    ...misspelt,
    ...wrongPart(played.allowed),
    ...wrongPart(played.own),
    ...lookAlikes(played),
    ...otherSchemes(played),
    ...outOfBase(played),
  ]),
];
