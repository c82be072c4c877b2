import { type Finding, readFiles, report, repository, type SourceFile } from './source/finding.ts';

/** Sources that are read together: in each of these an exported type name has one meaning. Server and storefront share what travels. */
const programs = {
  product: /^(?:apps\/(?:server|storefront)|packages)\//,
  simulator: /^(?:apps\/simulator|packages)\//,
  'mini-program': /^(?:apps\/mini|packages)\//,
  tools: /^(?:tools|e2e|packages)\//,
};

const skipped = /\.test\.tsx?$|\.gen\.ts$/;
const declaration = /^export (?:declare )?(?:abstract )?(?:const )?(?:type|interface|enum|class) ([A-Z]\w*)(?=[\s<={])/gm;

interface Declared {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

/** Types of one name in two files: two meanings, or one thing written twice. */
export function findTwinTypes(root: string): Finding[] {
  const declared = readFiles(root, ['{apps,packages,tools,e2e}/**/*.{ts,tsx}'])
    .filter(({ path }) => !skipped.test(path))
    .flatMap(typesOf);
  const findings = Object.values(programs).flatMap((program) => twinsAmong(declared.filter(({ path }) => program.test(path))));
  return [...new Map(findings.map((finding) => [`${finding.path}:${finding.line}`, finding])).values()];
}

const typesOf = ({ path, text }: SourceFile): Declared[] =>
  [...text.matchAll(declaration)].map(({ 1: name = '', index }) => ({ name, path, line: text.slice(0, index).split('\n').length }));

function twinsAmong(declared: readonly Declared[]): Finding[] {
  const groups = Map.groupBy(declared, ({ name }) => name).values();
  return [...groups].flatMap((group) => {
    const [first, ...others] = group.filter(({ path }, i) => group.findIndex((other) => other.path === path) === i);
    return others.map(({ name, path, line }) => ({ path, line, fault: `"${name}" is also a type of ${first?.path}` }));
  });
}

if (import.meta.main) report('type-names', findTwinTypes(repository));
