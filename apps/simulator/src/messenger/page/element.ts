/** An element of the page that is known to be there. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element "${id}"`);
  return found;
}

export function make(tag: string, text: string, ...children: Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}
