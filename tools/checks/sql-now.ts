import { blank, type Finding, findMatches, readFiles, report, repository } from './source/finding.ts';

const sqlComment = /--.*|\/\*[\s\S]*?\*\//g;
/** The one place that may read the clock: from "create function platform.now" to the end of its body. */
const clockDefinition =
  /create\s+(?:or\s+replace\s+)?function\s+platform\.now\s*\(\s*\)[^;$']*(?:(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|[^;]*)[^;]*;/gi;
// clock_timestamp() is not among them: whoever writes it wants real time (leases of processes)
const databaseClock =
  /(?:(?<![.\w])|(?<=pg_catalog\.))(?:now\s*\(\s*\)|(?:statement|transaction)_timestamp\s*\(\s*\)|(?:current_(?:timestamp|date|time)|localtime(?:stamp)?)(?![\w.]))/gi;

/** One clock: no test and no `./mall clock` can move what reads the database's own. */
export const findDatabaseClock = (root: string): Finding[] =>
  readFiles(root, ['apps/server/db/**/*.sql', 'apps/server/src/**/*.{repo,checks}.ts', 'apps/server/src/app/referee/books.ts']).flatMap(
    ({ path, text }) => {
      const code = path.endsWith('.sql') ? blank(blank(text, sqlComment), clockDefinition) : text;
      return findMatches(path, code, databaseClock, (clock) => `${clock}: the time is platform.now()`);
    },
  );

if (import.meta.main) report('sql-now', findDatabaseClock(repository));
