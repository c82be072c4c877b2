import { element, make } from './element.ts';
import type { Stack, StackPage } from './page-stack.ts';
import type { PhoneOwner } from './person.ts';

interface DeskState {
  readonly people: readonly PhoneOwner[];
  readonly person: PhoneOwner;
  /** Pages of the mini-program. */
  readonly stack: Stack;
  /** What the messenger's browser shows. */
  readonly address: readonly string[];
}

let choose: (id: string) => void = () => undefined;
export const onPerson = (chosen: (id: string) => void): void => {
  choose = chosen;
};

export function drawDesk({ people, person, stack, address }: DeskState): void {
  element('people').replaceChildren(...people.map((other) => personButton(other, other.id === person.id)));
  element('stack').replaceChildren(...stack.map(describePage), ...address.map((line) => make('li', line)));
}

function personButton({ id, nickName, phone }: PhoneOwner, isHolder: boolean): HTMLElement {
  const face = make('span', nickName.slice(0, 1));
  face.className = 'face';
  face.setAttribute('aria-hidden', 'true');
  const number = make('small', `${phone.slice(0, 3)}****${phone.slice(-4)}`);
  const made = make('button', '', face, make('span', nickName, number));
  made.setAttribute('type', 'button');
  made.setAttribute('aria-pressed', String(isHolder));
  made.addEventListener('click', () => choose(id));
  return made;
}

function describePage({ by, path, parameters }: StackPage): HTMLElement {
  const search = parameters.map(([name, value]) => `${decoded(name)}=${decoded(value)}`).join('&');
  const row = make('li', `${path}${search && `?${search}`}`);
  row.dataset.by = by;
  return row;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
