/**
 * `data-keys` on the root while the focus is moved by keys. A text field matches `:focus-visible` however it was reached,
 * so the styles need this to show a finger the quiet ring and a keyboard the strong one (base.css).
 */
export function markKeyboard(root: HTMLElement = document.documentElement): void {
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && root.setAttribute('data-keys', ''), true);
  window.addEventListener('pointerdown', () => root.removeAttribute('data-keys'), true);
}
