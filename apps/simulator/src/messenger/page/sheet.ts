import { element, make } from './element.ts';

interface Choice<T> {
  readonly words: string;
  readonly value: T;
  readonly look?: 'go' | 'row';
}

/** Asks something over the phone, in the messenger's own manner; null: it was put away. */
export function ask<T>(title: string, content: readonly Node[], choices: readonly Choice<T>[], putAway = '取消'): Promise<T | null> {
  return new Promise((resolve) => {
    const panel = make('div', '', make('h2', title), ...content);
    const sheet = make('div', '', panel);
    sheet.className = 'sheet';
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-label', title);
    const answer = (value: T | null) => {
      sheet.remove();
      resolve(value);
    };
    for (const { words, value, look = 'row' } of choices) panel.append(button(words, look, () => answer(value)));
    if (putAway) panel.append(button(putAway, 'away', () => answer(null)));
    element('phone').append(sheet);
    panel.querySelector('button')?.focus();
  });
}

export function button(words: string, look: string, act: () => void): HTMLButtonElement {
  const made = make('button', words) as HTMLButtonElement;
  made.type = 'button';
  made.className = look;
  made.addEventListener('click', act);
  return made;
}

let fading: ReturnType<typeof setTimeout> | undefined;

/** A word over the screen that goes by itself. */
export function say(words: string, milliseconds = 1_500): void {
  const toast = element('toast');
  toast.textContent = words;
  clearTimeout(fading);
  fading = setTimeout(() => {
    toast.textContent = '';
  }, milliseconds);
}
