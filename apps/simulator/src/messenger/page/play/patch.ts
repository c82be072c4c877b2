import type { Drawn, DrawnElement } from './draw.ts';
import { shown } from './expression.ts';

/** What a template's element does when somebody uses it. */
export type Fire = (handler: string, detail: object, dataset: Readonly<Record<string, unknown>>) => void;

/** Parts of the phone that elements open. */
export interface PhoneParts {
  readonly requestPhone: () => Promise<object>;
  readonly askRegion: () => Promise<object | null>;
  readonly share: () => void;
}

/** How each element of the messenger is made in a browser. */
const tags: Readonly<Record<string, string>> = {
  view: 'div',
  text: 'span',
  button: 'button',
  input: 'input',
  checkbox: 'input',
  switch: 'input',
  image: 'img',
  picker: 'div',
  form: 'form',
};

const drawnOf = new WeakMap<Element, DrawnElement>();

/** Brings what is on the screen to what is drawn, and keeps whatever stays: a field keeps its caret. */
export function patch(parent: Element, drawn: readonly Drawn[], fire: Fire, phone: PhoneParts): void {
  drawn.forEach((child, place) => {
    const present = parent.childNodes[place];
    const node = nodeFor(child, present);
    if (node !== present) present ? present.replaceWith(node) : parent.append(node);
    if (typeof child === 'string') return;
    const element = node as HTMLElement;
    setAttributes(element, child);
    listen(element, child, fire, phone);
    if (!isField(child.tag)) patch(element, child.children, fire, phone);
  });
  while (parent.childNodes.length > drawn.length) parent.lastChild?.remove();
}

const isField = (tag: string) => ['input', 'checkbox', 'switch', 'image'].includes(tag);

function nodeFor(drawn: Drawn, present: ChildNode | undefined): Node {
  if (typeof drawn === 'string') {
    if (present?.nodeType !== Node.TEXT_NODE) return document.createTextNode(drawn);
    if (present.nodeValue !== drawn) present.nodeValue = drawn;
    return present;
  }
  const isSame = present instanceof Element && drawnOf.get(present)?.tag === drawn.tag;
  const element = isSame ? present : document.createElement(tags[drawn.tag] ?? 'div');
  drawnOf.set(element, drawn);
  return element;
}

const stored = ['class', 'id', 'aria-label', 'role', 'placeholder', 'maxlength', 'src'];

function setAttributes(element: HTMLElement, { tag, attributes }: DrawnElement): void {
  const wanted = new Map(stored.filter((name) => attributes[name]).map((name) => [name, shown(attributes[name])]));
  if (tag === 'button') wanted.set('type', 'button');
  if (tag === 'checkbox' || tag === 'switch') wanted.set('type', 'checkbox');
  if (tag === 'switch') wanted.set('role', 'switch');
  if (tag === 'picker') wanted.set('role', 'button').set('tabindex', '0');
  if (attributes.type === 'number') wanted.set('inputmode', 'numeric');
  if (attributes.disabled) wanted.set('disabled', '');
  if (attributes.loading) wanted.set('aria-busy', 'true');
  for (const { name } of [...element.attributes]) if (!wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (!(element instanceof HTMLInputElement)) return;
  if (element.type === 'checkbox') element.checked = Boolean(attributes.checked);
  else if (element.value !== shown(attributes.value)) element.value = shown(attributes.value);
}

function listen(element: HTMLElement, { tag, attributes }: DrawnElement, fire: Fire, phone: PhoneParts): void {
  const handlerOf = (event: string) => shown(attributes[`bind${event}`] ?? attributes[`bind:${event}`] ?? attributes[`catch${event}`]);
  const dataset = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('data-') ? [[name.slice(5), value]] : [])),
  );
  const tell = (event: string, detail: object) => handlerOf(event) && fire(handlerOf(event), detail, dataset);
  element.onclick = async (event) => {
    if (attributes.catchtap) event.stopPropagation();
    tell('tap', {});
    if (attributes['open-type'] === 'getPhoneNumber') tell('getphonenumber', await phone.requestPhone());
    if (attributes['open-type'] === 'share') phone.share();
    if (tag !== 'picker') return;
    const region = await phone.askRegion();
    if (region) tell('change', region);
  };
  element.oninput = () => element instanceof HTMLInputElement && element.type !== 'checkbox' && tell('input', { value: element.value });
  element.onchange = () => tag === 'switch' && element instanceof HTMLInputElement && tell('change', { value: element.checked });
}
