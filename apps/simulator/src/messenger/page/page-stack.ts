/** What a web-view may ask of the mini-program around it. */
export type Jump =
  | { readonly name: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'; readonly url: string }
  | { readonly name: 'navigateBack'; readonly delta: number };

const opening: readonly unknown[] = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab'];

/** Whether what came over the bridge is a jump at all. */
export function isJump(asked: { name?: unknown; url?: unknown; delta?: unknown }): asked is Jump {
  return asked.name === 'navigateBack' ? typeof asked.delta === 'number' : opening.includes(asked.name) && typeof asked.url === 'string';
}

/** One page of the mini-program. */
export interface StackPage {
  readonly id: number;
  /** How it was opened. */
  readonly by: Jump['name'] | 'start';
  /** As the mini-program writes it, without parameters: "/pages/home/index". */
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** A page of the mini-program's own, a web-view, or one that refuses an address outside the business domain. */
  readonly shows: 'native' | 'webView' | 'refusal';
  /** What its web-view opens. */
  readonly address: string | null;
}

export type Stack = readonly StackPage[];

/** The messenger keeps no more pages than this. */
const deepest = 10;

/** Pages that are a web-view and nothing else, and the parameter that names its address. */
const webViewPages: Readonly<Record<string, string>> = { '/pages/webview/index': 'url', '/pages/publicLink/index': 'linkUrl' };

/** The stack at the start: the mini-program's page around the storefront. */
export const startWith = (address: string): Stack => [
  { id: 0, by: 'start', path: '/pages/home/index', parameters: [], shows: 'webView', address },
];

/** The stack after a jump; a text says why it was refused, as the messenger would. */
export function jump(stack: Stack, to: Jump, origin: string): Stack | string {
  if (to.name === 'navigateBack') return stack.slice(0, Math.max(1, stack.length - to.delta));
  if (!to.url.startsWith('/') || to.url.startsWith('//')) return `fail page "${to.url}" is not found`;
  const page = pageOf(to.url, to.name, nextId(stack), origin);
  if (to.name === 'redirectTo') return [...stack.slice(0, -1), page];
  if (to.name !== 'navigateTo') return [page];
  return stack.length < deepest ? [...stack, page] : 'fail webview count limit exceed';
}

function pageOf(url: string, by: StackPage['by'], id: number, origin: string): StackPage {
  const [path = '', search = ''] = url.split('?', 2);
  const parameters = search.split('&').filter(Boolean).map(parameterOf);
  const page = { id, by, path, parameters };
  const key = webViewPages[path];
  if (key === undefined) return { ...page, shows: 'native', address: null };
  const asked = new URL(parameters.find(([name]) => name === key)?.[1] ?? '', origin);
  return asked.origin === origin ? { ...page, shows: 'webView', address: asked.href } : { ...page, shows: 'refusal', address: null };
}

/** The messenger decodes components; a plus is a plus. */
function parameterOf(pair: string): readonly [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}

const nextId = (stack: Stack) => Math.max(...stack.map(({ id }) => id)) + 1;
