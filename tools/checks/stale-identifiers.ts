import { type Finding, findMatches, readFiles, report, repository } from './source/finding.ts';
import { codeOf, manuals } from './source/manuals.ts';

const sources = [
  '{apps,packages,tools,e2e}/**/*.{ts,tsx,cjs,json,sql,css,py}',
  'docs/*.cfg',
  'deploy/compose.yaml',
  'deploy/prometheus/rules/*.yml',
  '*.{ts,json}',
];
/** Joined by a capital or an underscore: a word of the code, not of the language. */
const identifier = /(?<![\w-])(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z]|[A-Za-z]+_)\w*(?![\w-])/g;

/** Words of other programs: an editor, nginx, pgBackRest, Mermaid, the messenger's tool. */
const foreign = new Set([
  'envFile',
  'PGBACKREST_REPO1_CIPHER_PASS',
  'PGBACKREST_REPO1_CIPHER_TYPE',
  'proxy_set_header',
  'sequenceDiagram',
  'useCompilerPlugins',
]);

/** What a document calls by a name the sources no longer know. */
export function findStaleIdentifiers(root: string): Finding[] {
  const known = new Set(readFiles(root, sources).flatMap(({ text }) => text.match(/\w+/g) ?? []));
  return readFiles(root, manuals).flatMap(({ path, text }) =>
    findMatches(path, codeOf(text), identifier, (name) => name).flatMap(({ fault: name, ...place }) =>
      known.has(name) || foreign.has(name) ? [] : [{ ...place, fault: `names "${name}", which no source has` }],
    ),
  );
}

if (import.meta.main) report('stale-identifiers', findStaleIdentifiers(repository));
