import { writeLog } from '../bridge-log.ts';
import { element } from '../element.ts';
import { isJump, jump, launch, type Stack, type StackPage } from '../page-stack.ts';
import type { PhoneOwner } from '../person.ts';
import { askRegion } from '../region-sheet.ts';
import { ask, say } from '../sheet.ts';
import { closeWebView, goBackInside, isAtRoot, openWebView, shownAddress, shownTitle, showOnly, sourceOfFrame } from '../web-views.ts';
import { PlayedPage, type Share, useBaseStyles } from './mini-page.ts';
import { pagePaths, pageSource } from './page-book.ts';
import { codeFor, makeWx } from './wx.ts';

export interface MiniFacts {
  readonly appId: string;
  readonly mid: string;
  readonly person: () => PhoneOwner;
  /** Something of what the phone shows has changed. */
  readonly onMove: () => void;
  readonly share: () => void;
}

/** The mini-program in the phone: its pages' own scripts, the stack of what is open, and what is seen of it. */
export class MiniProgram {
  stack: Stack = [];
  private readonly facts: MiniFacts;
  private readonly known: readonly string[];
  private readonly pages = new Map<number, PlayedPage>();
  /** Counts openings: what a page asked for before the last one is forgotten. */
  private openings = 0;

  private constructor(facts: MiniFacts, known: readonly string[]) {
    this.facts = facts;
    this.known = known;
    const { appId, mid, person } = facts;
    Object.assign(
      window,
      makeWx({
        appId,
        mid,
        person,
        navigate: (name, arg) => this.steer(name, arg),
        setTitle: (title) => this.setTitle(title),
        pages: () => this.stack.map(({ id, path }) => this.pages.get(id)?.instance ?? { route: path.slice(1) }),
      }),
    );
  }

  static async load(facts: MiniFacts): Promise<MiniProgram> {
    const [known, css] = await Promise.all([pagePaths(), fetch('/messenger/play/elements.css').then((reply) => reply.text())]);
    useBaseStyles(css);
    return new MiniProgram(facts, known);
  }

  /** Opens the mini-program at one of its pages. */
  open(url: string, by: 'start' | 'share'): void {
    const outcome = launch(url, by, this.known);
    this.close();
    if (typeof outcome === 'string') say(outcome);
    else this.become(outcome);
  }

  /** Opens a web-view at any address, as if the first page had built it. */
  openAt(address: string): void {
    this.close();
    const first: StackPage = { id: 0, by: 'start', path: '/pages/home/index', parameters: [] };
    this.stack = [first];
    openWebView(first.id, address, this.facts.onMove);
    this.show();
  }

  close(): void {
    this.openings += 1;
    this.become([]);
  }

  /** What a web-view or a script asks for; the answer's text is the messenger's. */
  steer(name: string, arg: object): string {
    writeLog(`${name} ${JSON.stringify(arg)}`);
    const requested = { name, ...arg };
    if (!isJump(requested)) return 'fail invalid request';
    const answer = jump(this.stack, requested, this.known);
    if (typeof answer === 'string') return answer;
    const { openings } = this;
    // The page that asked hears the answer before it is covered or gone; the stack may be another one by then.
    setTimeout(() => {
      const next = openings === this.openings && jump(this.stack, requested, this.known);
      if (typeof next === 'object') this.become(next);
    }, 50);
    return 'ok';
  }

  hearPosted(frame: Element | null, data: unknown): void {
    writeLog(`postMessage ${JSON.stringify(data)}`);
    this.pages.get(sourceOfFrame(frame))?.post(data);
  }

  /** Back within the web-view while it has somewhere to go, as the messenger's own button does. */
  goBack(): void {
    const top = this.stack.at(-1);
    if (top && !goBackInside(top.id)) this.become(this.stack.slice(0, -1));
  }

  share(): Share | null {
    const top = this.stack.at(-1);
    return (top && this.pages.get(top.id)?.share(shownAddress(top.id))) ?? null;
  }

  get title(): string {
    const top = this.stack.at(-1);
    return top ? shownTitle(top.id) || (this.pages.get(top.id)?.title ?? '') : '';
  }

  get canGoBack(): boolean {
    const top = this.stack.at(-1);
    return this.stack.length > 1 || (top !== undefined && !isAtRoot(top.id));
  }

  private setTitle(title: string): void {
    const top = this.stack.at(-1);
    const page = top && this.pages.get(top.id);
    if (page) page.title = title;
    this.facts.onMove();
  }

  private become(next: Stack): void {
    const before = this.stack.at(-1);
    const gone = this.stack.filter(({ id }) => !next.some((page) => page.id === id));
    const fresh = next.filter(({ id }) => !this.stack.some((page) => page.id === id));
    this.stack = next;
    if (before && next.some(({ id }) => id === before.id) && next.at(-1) !== before) this.pages.get(before.id)?.call('onHide');
    for (const { id } of gone) this.leave(id);
    for (const page of fresh) void this.enter(page);
    const top = next.at(-1);
    if (top && fresh.length === 0 && top !== before) this.pages.get(top.id)?.call('onShow');
    this.show();
  }

  private leave(id: number): void {
    const page = this.pages.get(id);
    page?.hearPosted();
    page?.call('onUnload');
    page?.element.remove();
    this.pages.delete(id);
    closeWebView(id);
  }

  private async enter(opened: StackPage): Promise<void> {
    const source = await pageSource(opened.path);
    if (!this.stack.includes(opened)) return;
    const { appId, share } = this.facts;
    const page = new PlayedPage(opened, source, { requestPhone: () => requestPhone(appId, this.facts.person()), askRegion, share }, () =>
      this.show(),
    );
    this.pages.set(opened.id, page);
    element('screen').append(page.element);
    page.call('onLoad', page.instance.options);
    page.call('onShow');
    page.call('onReady');
    this.show();
  }

  private show(): void {
    for (const [id, page] of this.pages) {
      if (page.webView !== null) openWebView(id, page.webView, this.facts.onMove);
      else closeWebView(id);
      page.element.inert = id !== this.stack.at(-1)?.id;
    }
    showOnly(this.stack.at(-1)?.id ?? null);
    this.facts.onMove();
  }
}

/** The messenger's own sheet: it is not the page that decides about a phone number. */
async function requestPhone(appId: string, { nickName, phone }: PhoneOwner): Promise<object> {
  const words = `允许使用 ${phone.slice(0, 3)}****${phone.slice(-4)}`;
  const isAllowed = await ask(`${nickName} 的手机号`, [], [{ words, value: true, look: 'go' }], '不允许');
  if (!isAllowed) return { errMsg: 'getPhoneNumber:fail user deny' };
  const { code } = await codeFor(appId, 'phone');
  return { errMsg: 'getPhoneNumber:ok', code };
}
