import { parseArgs, styleText } from 'node:util';
import { pageTable } from '../../../apps/storefront/src/navigation/page-table.ts';
import { rows } from '../../../packages/contract/src/rows.ts';
import { readFiles } from '../../checks/source/finding.ts';
import { count, describeListed, type Listed, listCalls } from '../../reference/listing.ts';
import { specSections } from '../../reference/spec-sections.ts';
import { MallFailure } from '../failure.ts';
import { checkout } from '../paths.ts';
import { ensurePackages } from '../stack/packages.ts';
import { createSteps } from '../steps.ts';

/** What of the specification is built, what is planned, and what is tested. */
export async function coverage(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { spec: { type: 'boolean' }, json: { type: 'boolean' } } });
  if (values.spec && values.json) throw new MallFailure('--spec lists for people, --json counts for programs: ask for one of them');
  if (values.spec) return showTestsBySection();
  const calls = listCalls(rows);
  const pages: Listed[] = pageTable.map(({ section, path, ...page }) => ({
    ...page,
    group: describeSection(section),
    isSpecified: section !== 'ours',
    about: path,
  }));
  if (values.json) console.log(JSON.stringify({ calls: countBoth(calls), pages: countBoth(pages) }));
  else console.log(`${describeListed('calls', calls)}\n\n${describeListed('pages', pages)}`);
  return 0;
}

/** Of what the specification names, and of all. */
const countBoth = (listed: readonly Listed[]) => ({ specified: count(listed.filter((entry) => entry.isSpecified)), all: count(listed) });

const describeSection = (section: string) => `${section} ${specSections.get(section) ?? ''}`.trim();

/** Fails when a test names a section that does not exist: its count would be lost. */
async function showTestsBySection(): Promise<number> {
  await createSteps(process.stderr).run('packages', ensurePackages);
  // the parser is an npm package, which a fresh clone does not have yet
  const { countBySection, findTests, findUnknown } = await import('../../reference/spec-tests.ts');
  const sections = [...specSections.keys()];
  const tests = readFiles(checkout, ['{apps,packages,tools,e2e}/**/*.{test,spec}.{ts,tsx}']).flatMap(findTests);
  const counts = countBySection(tests, sections);
  for (const section of sections) {
    const line = `${String(counts.get(section)).padStart(5)}  ${section.padEnd(4)} ${specSections.get(section)}`;
    console.log(counts.get(section) === 0 ? styleText('dim', line) : line);
  }
  const covered = sections.filter((section) => counts.get(section) !== 0);
  const named = tests.filter((test) => test.sections.length > 0);
  console.log(`\n${covered.length} of ${sections.length} sections have tests; ${named.length} of ${tests.length} tests name a section`);
  const unknown = findUnknown(tests, sections);
  for (const { path, sections } of unknown) console.error(`${path}: the specification has no section ${sections.join(', ')}`);
  return unknown.length === 0 ? 0 : 1;
}
