/** What a web-view, or a page's own script, may ask of the mini-program around it. */
export type Jump =
  | { readonly name: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'; readonly url: string }
  | { readonly name: 'navigateBack'; readonly delta: number };

const opening: readonly unknown[] = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab'];

/** Whether what came over the bridge is a jump at all. */
export function isJump(requested: { name?: unknown; url?: unknown; delta?: unknown }): requested is Jump {
  return requested.name === 'navigateBack'
    ? typeof requested.delta === 'number'
    : opening.includes(requested.name) && typeof requested.url === 'string';
}

/** One page of the mini-program. */
export interface StackPage {
  readonly id: number;
  /** How it was opened. */
  readonly by: Jump['name'] | 'start' | 'share';
  /** As the mini-program writes it, without parameters: "/pages/home/index". */
  readonly path: string;
  /** As they were written: a page's script unescapes them itself. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

export type Stack = readonly StackPage[];

/** The messenger keeps no more pages than this. */
const deepest = 10;

/** The stack of a mini-program that is opened anew, or a text that says why not. */
export const launch = (url: string, by: 'start' | 'share', known: readonly string[]): Stack | string => opened([], url, by, known);

/** The stack after a jump; a text says why it was refused, as the messenger would. */
export function jump(stack: Stack, to: Jump, known: readonly string[]): Stack | string {
  if (to.name === 'navigateBack') return stack.slice(0, Math.max(1, stack.length - to.delta));
  if (to.name === 'redirectTo') return opened(stack.slice(0, -1), to.url, to.name, known, stack);
  if (to.name !== 'navigateTo') return opened([], to.url, to.name, known, stack);
  return stack.length < deepest ? opened(stack, to.url, to.name, known) : 'fail webview count limit exceed';
}

function opened(below: Stack, url: string, by: StackPage['by'], known: readonly string[], before = below): Stack | string {
  const [path = '', search = ''] = url.split('?', 2);
  if (!known.includes(path)) return `fail page "${url}" is not found`;
  const parameters = search.split('&').filter(Boolean).map(parameterOf);
  return [...below, { id: Math.max(-1, ...before.map(({ id }) => id)) + 1, by, path, parameters }];
}

function parameterOf(pair: string): readonly [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [name, value.join('=')];
}
