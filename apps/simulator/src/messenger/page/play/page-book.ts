import { parseWxml, type WxmlNode } from './wxml.ts';
import { styleSheetOf } from './wxss.ts';

/** What a page's script gives to `Page`. */
export type PageDefinition = Readonly<Record<string, unknown>> & { readonly data?: object };

/** A page ready to be opened. */
export interface PageSource {
  readonly definition: PageDefinition;
  readonly template: readonly WxmlNode[];
  readonly styles: readonly CSSStyleSheet[];
  readonly title: string;
}

interface AppConfig {
  readonly pages: readonly string[];
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[];
  readonly window: { readonly navigationBarTitleText: string };
}

const root = '/messenger/mini';
const textOf = async (file: string): Promise<string> => {
  const reply = await fetch(root + file);
  return reply.ok ? reply.text() : '';
};
const appConfig: Promise<AppConfig> = fetch(`${root}/app.json`).then((reply) => reply.json());
const appStyles = textOf('/app.wxss').then(styleSheetOf);
const sources = new Map<string, Promise<PageSource>>();

/** Every page app.json names, as jumps write it: "/pages/home/index". */
export async function pagePaths(): Promise<readonly string[]> {
  const { pages, subPackages = [] } = await appConfig;
  return [...pages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))].map((page) => `/${page}`);
}

/** Scripts run one after another: whichever calls `Page` is the one that was asked for. */
let registered: PageDefinition | null = null;
let lastScript: Promise<unknown> = Promise.resolve();
Object.assign(window, {
  App: () => undefined,
  Page: (definition: PageDefinition) => {
    registered = definition;
  },
});

export function pageSource(path: string): Promise<PageSource> {
  const source = sources.get(path) ?? load(path);
  sources.set(path, source);
  return source;
}

async function load(path: string): Promise<PageSource> {
  const script = lastScript.then(() => run(path));
  lastScript = script.catch(() => undefined);
  const [definition, wxml, wxss, json, app] = await Promise.all([
    script,
    textOf(`${path}.wxml`),
    textOf(`${path}.wxss`),
    textOf(`${path}.json`),
    appConfig,
  ]);
  const title = json && JSON.parse(json).navigationBarTitleText;
  return {
    definition,
    template: await withIncluded(parseWxml(wxml), path),
    styles: [await appStyles, styleSheetOf(wxss)],
    title: title ?? app.window.navigationBarTitleText,
  };
}

async function run(path: string): Promise<PageDefinition> {
  registered = null;
  await import(`${root}${path}.ts`);
  if (!registered) throw new Error(`${path}.ts registers no page`);
  return registered;
}

/** `<include src="…" />` stands for the template of another file. */
async function withIncluded(nodes: readonly WxmlNode[], from: string): Promise<WxmlNode[]> {
  const parts = nodes.map(async (node): Promise<WxmlNode[]> => {
    if (typeof node === 'string') return [node];
    if (node.tag !== 'include') return [{ ...node, children: await withIncluded(node.children, from) }];
    const file = new URL(node.attributes.src ?? '', `http://mini${from}`).pathname;
    return withIncluded(parseWxml(await textOf(file)), file);
  });
  return (await Promise.all(parts)).flat();
}
