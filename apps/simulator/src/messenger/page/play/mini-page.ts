import type { StackPage } from '../page-stack.ts';
import { draw } from './draw.ts';
import type { PageSource } from './page-book.ts';
import { type PhoneParts, patch } from './patch.ts';

type Hook = (...result: unknown[]) => unknown;
type Instance = Record<string, unknown> & { data: Record<string, unknown>; readonly route: string };

/** What a page's script shares it as. */
export interface Share {
  readonly title: string;
  readonly path: string;
  readonly imageUrl?: string;
}

/** A page of the mini-program that is open: its script's object, and what its template shows. */
export class PlayedPage {
  readonly instance: Instance;
  readonly element = document.createElement('article');
  title: string;
  /** What its web-view opens; null while it has none. */
  webView: string | null = null;
  private readonly source: PageSource;
  private readonly phone: PhoneParts;
  private readonly onDrawn: () => void;
  private readonly root: HTMLElement;
  /** What the page in the web-view posted; its page hears of it when it is shared, left or gone back to. */
  private posted: unknown[] = [];

  constructor({ path, parameters }: StackPage, source: PageSource, phone: PhoneParts, onDrawn: () => void) {
    this.source = source;
    this.phone = phone;
    this.onDrawn = onDrawn;
    this.title = source.title;
    this.element.dataset.path = path;
    this.element.setAttribute('aria-label', '原生页面');
    const shadow = this.element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [...baseStyles, ...source.styles];
    this.root = document.createElement('div');
    this.root.className = 'page';
    shadow.append(this.root);
    this.instance = {
      ...source.definition,
      data: structuredClone(source.definition.data ?? {}) as Record<string, unknown>,
      route: path.slice(1),
      options: Object.fromEntries(parameters),
      setData: (changes: object, done?: () => void) => {
        Object.assign(this.instance.data, changes);
        this.draw();
        done?.();
      },
    };
    this.draw();
  }

  /** Runs one of the script's own functions, if it has it. */
  call(hook: string, ...result: unknown[]): unknown {
    const found = this.instance[hook];
    return typeof found === 'function' ? (found as Hook).apply(this.instance, result) : undefined;
  }

  post(data: unknown): void {
    this.posted.push(data);
  }

  /** The page hears what was posted, then says what it is shared as. */
  share(webViewUrl: string): Share | null {
    this.hearPosted();
    const said = this.call('onShareAppMessage', { from: 'menu', ...(webViewUrl && { webViewUrl }) }) as Share | undefined;
    return said ?? null;
  }

  hearPosted(): void {
    const handler = this.messageHandler;
    if (handler && this.posted.length > 0) this.call(handler, { type: 'message', detail: { data: this.posted } });
    this.posted = [];
  }

  private messageHandler = '';

  private draw(): void {
    const drawn = draw(this.source.template, this.instance.data);
    const webView = drawn.find((node) => typeof node !== 'string' && node.tag === 'web-view');
    this.webView = webView && typeof webView !== 'string' ? String(webView.attributes.src ?? '') || null : null;
    if (webView && typeof webView !== 'string') this.messageHandler = String(webView.attributes.bindmessage ?? '');
    const fire = (handler: string, detail: object, dataset: object) =>
      this.call(handler, { type: handler, detail, currentTarget: { dataset }, target: { dataset } });
    patch(
      this.root,
      drawn.filter((node) => node !== webView),
      fire,
      this.phone,
    );
    this.element.hidden = this.webView !== null;
    this.onDrawn();
  }
}

const baseStyles: CSSStyleSheet[] = [];

/** The messenger's own look of its elements. */
export function useBaseStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  baseStyles.splice(0, 1, sheet);
}
