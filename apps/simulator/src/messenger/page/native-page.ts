import { make } from './element.ts';
import type { StackPage } from './page-stack.ts';

/** A page of the mini-program's own: all that is known of it is what it was opened with. */
export function nativePage({ by, path, parameters, shows }: StackPage): HTMLElement {
  const page = make('article', '', make('h3', path), make('p', shows === 'refusal' ? '不在业务域名内，不打开' : '原生页面'));
  page.setAttribute('aria-label', '原生页面');
  const facts = document.createElement('dl');
  for (const [name, value] of [['打开方式', by], ...parameters]) facts.append(make('dt', name ?? ''), make('dd', value ?? ''));
  page.append(facts);
  return page;
}
