import { basename } from 'node:path';
import { blank, type Finding, readFiles, report, repository } from './source/finding.ts';

/** Written before the rule, and run wherever there is a mall. */
const RULED_FROM = 85;

/** `-- contract: nothing has read it since 0091` on a line of its own: what the release before the last one no longer uses may go. */
const contract = /^-- contract: \S/m;
/** `-- brief: a table of shops, some hundred rows`: it locks, and that is over at once. */
const brief = /^-- brief: \S/m;

interface Rule {
  readonly pattern: RegExp;
  readonly fault: string;
  readonly excuse: RegExp;
  /** On a table that is made in the same file nobody waits. */
  readonly table?: number;
}

const table = String.raw`(?:if exists\s+)?(?:only\s+)?([\w.]+)`;
const rules: readonly Rule[] = [
  { pattern: /\bdrop\s+(?:table|column|schema|view|function|type)\b/gi, fault: 'the previous release may still read it', excuse: contract },
  {
    pattern: /\brename\s+(?:to|column|constraint)\b|\brename\s+\w+\s+to\b/gi,
    fault: 'the previous release knows it by its old name',
    excuse: contract,
  },
  {
    pattern: new RegExp(String.raw`alter\s+table\s+${table}[^;]*?\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b`, 'gi'),
    fault: 'a new type rewrites the table, and the previous release writes the old one',
    excuse: contract,
    table: 1,
  },
  {
    pattern: new RegExp(
      String.raw`alter\s+table\s+${table}[^;]*?\badd\s+(?:column\s+)?(?!constraint\b)\w+\s+[^;,]*\bnot\s+null\b(?![^;,]*\bdefault\b)(?<!\bdefault\b[^;,]*)`,
      'gi',
    ),
    fault: 'the previous release does not fill it: give it a default',
    excuse: contract,
    table: 1,
  },
  {
    pattern: new RegExp(String.raw`alter\s+table\s+${table}[^;]*?\bset\s+not\s+null\b`, 'gi'),
    fault: 'reads the whole table under a lock, and the previous release may write null',
    excuse: contract,
    table: 1,
  },
  {
    pattern: new RegExp(
      String.raw`alter\s+table\s+${table}[^;]*?\badd\s+(?:column\s+)?\w+\s+[^;]*\bdefault\s+(?:\w+\.)?(?:now|random|gen_random_uuid|clock_timestamp|nextval)\s*\(`,
      'gi',
    ),
    fault: 'a default that differs from row to row rewrites the table',
    excuse: brief,
    table: 1,
  },
  {
    pattern: new RegExp(
      String.raw`alter\s+table\s+${table}[^;]*?\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key|unique|primary\s+key|exclude)\b(?![^;]*\bnot\s+valid\b)`,
      'gi',
    ),
    fault: 'checks every row under a lock: not valid, then validate in a later file',
    excuse: brief,
    table: 1,
  },
  {
    pattern: new RegExp(String.raw`create\s+(?:unique\s+)?index\s+(?!concurrently\b)[^;]*?\bon\s+${table}`, 'gi'),
    fault: 'nobody can write while the index is built: concurrently, in a file of its own',
    excuse: brief,
    table: 1,
  },
  { pattern: /\b(?:vacuum\s+full|cluster\s+\w|reindex\s+(?!.*concurrently))/gi, fault: 'rewrites the table under a lock', excuse: brief },
  { pattern: /\bset\s+(?:local\s+|session\s+)?lock_timeout\b/gi, fault: 'db/migrate.ts sets it for all of them', excuse: brief },
];

/** What the release that is still running cannot live beside, or what makes it wait (docs/operate.md, Migrating). */
export const findUnsafeMigrations = (root: string): Finding[] =>
  readFiles(root, ['apps/server/db/migrations/*.sql'])
    .filter(({ path }) => Number.parseInt(basename(path), 10) >= RULED_FROM)
    .flatMap(({ path, text }) => {
      const sql = blank(text, /--[^\n]*/g);
      const made = new Set([...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi)].map(([, name]) => name));
      return rules
        .filter(({ excuse }) => !excuse.test(text))
        .flatMap(({ pattern, fault, table: group }) =>
          [...sql.matchAll(pattern)]
            .filter((match) => group === undefined || !made.has(match[group]))
            .map((match) => ({ path, line: sql.slice(0, match.index).split('\n').length, fault })),
        );
    });

if (import.meta.main) report('migrations', findUnsafeMigrations(repository));
