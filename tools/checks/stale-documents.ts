import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commands } from '../mall/command-table.ts';
import { type Finding, readFiles, report, repository, type SourceFile } from './source/finding.ts';
import { codeOf, manuals } from './source/manuals.ts';

/** What tells how things came about: only where it points to must exist. */
const history = ['CHANGELOG.md', 'docs/decisions/*.md'];

const link = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
const mallCommand = /\.\/mall ([a-z][\w-]*)(?: ([a-z][\w-]*))?/g;
const packageScript = /\b(?:npm run(?: -s)?|pnpm run) ([\w:-]+)/g;
const path = /(?<![\w./@:~$-])(?:[\w.@*{},<>-]+\/)*[\w.@*{},<>-]+\/?/g;
const extension = /[\w*}>]\.(?:ts|tsx|css|sql|md|json|cfg|ya?ml|cjs|snap|grit|sh|html)$/;
/** Made on the machine that runs it, or standing for a name of the reader's. */
const elsewhere = /^(?:\.mall|dist|node_modules|project\.private\.config\.json$|ext\.json$)|\/(?:dist|node_modules)(?:\/|$)|<|^\*\*?$/;

interface Tree {
  readonly root: string;
  /** Names of folders: what begins with one is a path. */
  readonly folders: ReadonlySet<string>;
  /** Every file and folder, each with a slash before it. */
  readonly paths: string;
  readonly scripts: ReadonlySet<string>;
}

export function findStaleDocuments(root: string): Finding[] {
  const tree = readTree(root);
  return [
    ...readFiles(root, manuals).flatMap((file) => [
      ...faultsOf(file, file.text, link, ([, target = '']) => missingLink(tree, file, target)),
      ...faultsOf(file, file.text, mallCommand, ([, name = '', argument]) => wrongCommand(tree, name, argument)),
      ...faultsOf(file, file.text, packageScript, ([, name = '']) => (tree.scripts.has(name) ? null : `there is no script "${name}"`)),
      ...faultsOf(file, codeOf(file.text), path, ([named]) => missingPath(tree, file, named)),
    ]),
    ...readFiles(root, history).flatMap((file) => faultsOf(file, file.text, link, ([, target = '']) => missingLink(tree, file, target))),
  ];
}

function faultsOf(file: SourceFile, text: string, pattern: RegExp, faultOf: (match: RegExpExecArray) => string | null): Finding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const fault = faultOf(match);
    return fault === null ? [] : [{ path: file.path, line: text.slice(0, match.index).split('\n').length, fault }];
  });
}

function readTree(root: string): Tree {
  const skipped = ['node_modules', 'dist', '.mall', '.git'];
  const paths = globSync('**/*', { cwd: root, exclude: (name) => skipped.includes(name.split('/').at(-1) ?? name) });
  const manifest = join(root, 'package.json');
  const scripts = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: object }).scripts : {};
  return {
    root,
    folders: new Set(['.', '..', ...paths.flatMap((name) => name.split('/').slice(0, -1))]),
    paths: paths.map((name) => `/${name}\n`).join(''),
    scripts: new Set(Object.keys(scripts ?? {})),
  };
}

const missingLink = (tree: Tree, file: SourceFile, target: string) =>
  existsSync(join(tree.root, dirname(file.path), target)) ? null : `links to "${target}", which is not there`;

function wrongCommand(tree: Tree, name: string, argument: string | undefined): string | null {
  if (name === 'help') return null;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return `there is no command "./mall ${name}"`;
  if (argument === undefined || !known(tree, name, command.usage)) return null;
  return known(tree, name, command.usage)?.includes(argument) ? null : `"./mall ${name}" knows no "${argument}"`;
}

/** The words that may follow a command; absent where anything may. */
function known(tree: Tree, name: string, usage: string): string[] | undefined {
  if (name === 'prove') return globSync('tools/bench/*.prove.ts', { cwd: tree.root }).map((file) => file.slice(12, -9));
  const argument = usage.split(' ')[1]?.replace(/[[\]]/g, '');
  return argument === undefined || argument.startsWith('--') || argument.includes('…') ? undefined : argument.split('|');
}

/** A path from the root or from the document, or the end of one; words that merely hold a slash are none. */
function missingPath(tree: Tree, file: SourceFile, found: string): string | null {
  const named = found.replace(/[.,]$|\/$/g, '');
  const first = named.split('/')[0] ?? '';
  const isPath = (named.includes('/') && tree.folders.has(first)) || extension.test(named);
  if (!isPath || elsewhere.test(named)) return null;
  return exists(tree, file, named) ? null : `names "${named}", which is not there`;
}

function exists(tree: Tree, file: SourceFile, named: string): boolean {
  const isPattern = /[*{]/.test(named);
  if (!isPattern && (existsSync(join(tree.root, named)) || existsSync(join(tree.root, dirname(file.path), named)))) return true;
  // An import names its file without the ending.
  if (!isPattern) return tree.paths.includes(`/${named}\n`) || tree.paths.includes(`/${named}.`);
  return ['', '**/'].some(
    (prefix) => globSync(`${prefix}${named}`, { cwd: tree.root, exclude: (name) => name === 'node_modules' }).length > 0,
  );
}

if (import.meta.main) report('stale-documents', findStaleDocuments(repository));
