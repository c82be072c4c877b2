/** A piece of a document that is safe as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insert = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

function insert(value: Insert): string {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map((piece) => piece.text).join('') : escapeText(String(value));
}

/** Template tag: whatever is put in is escaped, unless it is a piece itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Insert[]): Html =>
  new Html(parts.map((part, index) => part + insert(values[index] ?? '')).join(''));
