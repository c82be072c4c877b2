import { expect, test } from 'vitest';
import { findForeignLicences } from './licences.ts';

const under = (licence: string, name = 'planted') => findForeignLicences({ MIT: [], [licence]: [{ name, versions: ['1.0.0'] }] });

test.each(['GPL-3.0-only', 'AGPL-3.0', 'SSPL-1.0', 'BUSL-1.1', 'Unknown', 'MIT AND GPL-2.0', 'LGPL-3.0-or-later', 'CC-BY-NC-4.0'])(
  'a package under %s is found',
  (licence) => {
    expect(under(licence)).toEqual([{ path: 'pnpm-lock.yaml', line: 0, fault: `planted 1.0.0 is under ${licence}` }]);
  },
);

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC AND BSD-3-Clause', '(MIT OR CC0-1.0)', 'Apache-2.0'])(
  'one under %s is not',
  (licence) => {
    expect(under(licence)).toEqual([]);
  },
);

test('an exception holds for its package and its licence alone', () => {
  expect(under('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([]);
  expect(under('GPL-3.0-only', '@img/sharp-libvips-linux-x64')).toHaveLength(1);
});
