import { spawnSync } from 'node:child_process';
import { ofShipped } from '../mall/image/sbom.ts';
import { type Finding, report, repository } from './source/finding.ts';

/** What asks for no more than that its text is kept beside it. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
];

/** Read by somebody, with the reason; the licence is part of it, so that a change of it is noticed. */
const exceptions: readonly { readonly name: RegExp; readonly licence: string; readonly why: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own, loaded unchanged; whoever has the image can put another in its place',
  },
  { name: /^@qianpu\/figures$/, licence: 'OFL-1.1', why: 'a typeface of ours, cut from one under this licence' },
];

/** As `pnpm licenses list --json` has it: packages by licence. */
export type LicenceList = Readonly<Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>>;

/** Packages that are shipped under a licence nobody has said yes to. */
export const findForeignLicences = (listed: LicenceList): Finding[] =>
  Object.entries(listed).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !isAllowed(licence) && !exceptions.some((one) => one.licence === licence && one.name.test(name)))
      .map(({ name, versions }) => ({ path: 'pnpm-lock.yaml', line: 0, fault: `${name} ${versions.join(', ')} is under ${licence}` })),
  );

/** SPDX: one of those with OR between them is enough, all with AND are needed. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.includes(licence.trim())));

function listLicences(): LicenceList {
  const { status, stdout, stderr } = spawnSync('pnpm', ['licenses', 'list', '--prod', '--json', ...ofShipped], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pnpm licenses: ${stderr || stdout}`);
  return JSON.parse(stdout) as LicenceList;
}

if (import.meta.main) {
  const listed = listLicences();
  const count = Object.values(listed).flat().length;
  // An empty list would be no fault, and say nothing.
  if (count < 100) throw new Error(`pnpm tells of ${count} packages only`);
  report('licences', findForeignLicences(listed));
}
