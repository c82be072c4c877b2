import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inCheckout } from '../mall/paths.ts';
import type { Series, View } from './view.types.ts';

const head = `# Gallery

Every page in the states a shopper meets, at 375 × 812 where nothing else is said, and the console at 1440 × 900; beside it, where there is one, the drawing it
was built from (goods and sums in the drawings are illustrations). Times and numbers of orders are replaced by fixed ones.

\`./mall gallery\` takes the pictures anew and rewrites one only when it shows something else: mean difference of its pixels above
0.4 of 255. \`./mall gallery login cart\` takes those whose name contains a word.`;

/** Rewrites docs/gallery.md: every picture that is there, with its line. */
export function writeGallery(series: readonly Series[], folder: string): void {
  const parts = series.flatMap(({ title, views }) => {
    const taken = views.filter(isTaken(folder));
    return taken.length === 0 ? [] : [`## ${title}`, ...taken.map(lineOf)].join('\n\n');
  });
  writeFileSync(inCheckout('docs/gallery.md'), `${[head, ...parts].join('\n\n')}\n`);
}

const isTaken =
  (folder: string) =>
  ({ name }: View) =>
    existsSync(path.join(folder, `${name}.webp`));

const lineOf = ({ name, about, reference }: View) => {
  const drawing = reference ? ` ![As drawn.](gallery/reference/${reference}.webp)` : '';
  return `**${name}**: ${about}\n\n![${about}](gallery/${name}.webp)${drawing}`;
};
