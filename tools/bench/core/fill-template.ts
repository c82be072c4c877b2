import { type Facts, placeholder, type Template } from './recorded-statements.ts';

/** What a run of the statements stands for: its request, the ids it makes, its moment. */
export interface Run {
  readonly facts: Facts;
  readonly ids: string[];
  readonly now: number;
  readonly newId: () => string;
}

type Fill = (run: Run) => unknown;

/** Read once, when the program starts: a run only puts pieces together. */
export function compileTemplate(template: Template): Fill {
  if (Array.isArray(template)) {
    const fills = (template as readonly Template[]).map(compileTemplate);
    return (run) => fills.map((fill) => fill(run));
  }
  if (typeof template !== 'string') return () => template;
  const pieces = piecesOf(template);
  const [first] = pieces;
  if (pieces.length === 1 && first) return first;
  return (run) => {
    let text = '';
    for (const piece of pieces) text += piece(run);
    return text;
  };
}

function piecesOf(template: string): Fill[] {
  const pieces: Fill[] = [];
  let from = 0;
  for (const found of template.matchAll(placeholder)) {
    const before = template.slice(from, found.index);
    if (before) pieces.push(() => before);
    pieces.push(fillOf(found[1] ?? '', Number(found[2] ?? 0)));
    from = found.index + found[0].length;
  }
  const rest = template.slice(from);
  if (rest || pieces.length === 0) pieces.push(() => rest);
  return pieces;
}

function fillOf(name: string, ahead: number): Fill {
  if (name === 'now') return ({ now }) => new Date(now + ahead);
  // The key of an intent is as fresh as an id, and used once.
  if (name === 'key') return ({ newId }) => newId();
  const nth = /^id(\d+)$/.exec(name)?.[1];
  if (nth === undefined) return ({ facts }) => facts[name];
  const at = Number(nth);
  return ({ ids, newId }) => {
    ids[at] ??= newId();
    return ids[at];
  };
}
