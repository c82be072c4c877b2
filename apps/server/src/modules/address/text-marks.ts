export type PartKind = 'name' | 'phone' | 'region' | 'street' | 'noise';

export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** A piece of a text and what it was taken for. */
export interface TextPart {
  readonly kind: PartKind;
  readonly text: string;
}

/** An open stretch between separators. */
export interface Segment extends TextSpan {
  readonly text: string;
}

const separators = /[\s,、;|。!?:=~<>{}【】[\]"'“”’「」—]/u;
const letter = /[A-Za-z.]/;
const letterOrDigit = /[\dA-Za-z]/;

/** What each sign of a text is taken for; a sign that nobody has taken is open. The first to take one keeps it. */
export class TextMarks {
  readonly text: string;
  private readonly kinds: (PartKind | null)[];

  constructor(text: string) {
    this.text = text;
    this.kinds = Array.from({ length: text.length }, () => null);
  }

  /** The text with everything that is taken blanked out. */
  get open(): string {
    return this.kinds.map((kind, at) => (kind ? '\0' : this.text.charAt(at))).join('');
  }

  /** The same, with a blank for what said nothing: a label between two names does not part them. */
  get openWords(): string {
    return this.kinds.map((kind, at) => (kind === 'noise' ? ' ' : kind ? '\0' : this.text.charAt(at))).join('');
  }

  take(kind: PartKind, { from, to }: TextSpan): void {
    for (let at = from; at < to; at += 1) this.kinds[at] ??= kind;
  }

  takeAll(kind: PartKind, pattern: RegExp): readonly TextSpan[] {
    const spans = [...this.open.matchAll(pattern)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
    for (const span of spans) this.take(kind, span);
    return spans;
  }

  segments(): readonly Segment[] {
    const { open } = this;
    const segments: Segment[] = [];
    let from = -1;
    for (let at = 0; at <= open.length; at += 1) {
      const ends = isEnd(open, at);
      if (!ends && from < 0) from = at;
      if (ends && from >= 0) {
        segments.push({ from, to: at, text: open.slice(from, at) });
        from = -1;
      }
    }
    return segments;
  }

  /** Pieces of the original, which has as many signs: together they are all of it. What is still open says nothing. */
  pieces(original: string): readonly TextPart[] {
    const pieces: { kind: PartKind; text: string }[] = [];
    for (let at = 0; at < original.length; at += 1) {
      const kind = this.kinds[at] ?? 'noise';
      const last = pieces.at(-1);
      if (last?.kind === kind) last.text += original.charAt(at);
      else pieces.push({ kind, text: original.charAt(at) });
    }
    return pieces;
  }
}

/** The parts of a name in letters stay together, and so do the numbers of a door: "John Smith", "3/F". */
function isEnd(open: string, at: number): boolean {
  const [before, sign, after] = [open[at - 1] ?? '', open[at] ?? '\0', open[at + 1] ?? ''];
  if (sign === '\0') return true;
  if (sign === '/') return !(letterOrDigit.test(before) && letterOrDigit.test(after));
  if (sign === '-') return [before, after].some((side) => side === '' || side === '\0' || separators.test(side));
  const isInName = (sign === ' ' || sign === "'" || sign === '’') && letter.test(before) && /[A-Za-z]/.test(after);
  return separators.test(sign) && !isInName;
}
