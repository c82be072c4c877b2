import { type Finding, listFiles, report, repository } from './source/finding.ts';

/** Names that say nothing about what is inside. */
const vague = /^(?:utils?|helpers?|commons?|managers?|services?|misc)$/;
const kebabCase = /^[a-z\d]+(?:-[a-z\d]+)*$/;

function faultOf(path: string): string | null {
  const segments = path.split('/').flatMap((segment) => segment.split('.'));
  const nothingSaid = segments.find((segment) => vague.test(segment));
  if (nothingSaid !== undefined) return `"${nothingSaid}" does not say what it is`;
  if (namedBySpec.test(path)) return null;
  const folders = path.split('/').slice(0, -1);
  const misspelt = folders.find((folder) => !kebabCase.test(folder));
  return misspelt === undefined ? null : `folder "${misspelt}" is not kebab-case`;
}

/** The specification names the mini-program's pages (spec 2.4). */
const namedBySpec = /^apps\/mini\/src\/(?:pages|cart|classifyPage|pack1)\//;

/** Folders and names; the letters of file names are Biome's (useFilenamingConvention). */
export const findBadNames = (root: string): Finding[] =>
  listFiles(root, ['{apps,packages,tools,e2e}/**/*.{ts,tsx,css,sql}']).flatMap((path) => {
    const fault = faultOf(path);
    return fault === null ? [] : [{ path, line: 0, fault }];
  });

if (import.meta.main) report('file-names', findBadNames(repository));
