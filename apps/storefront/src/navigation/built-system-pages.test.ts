import { builtSystemPages, SystemPage } from '@qianpu/contract/decoration/link.schema';
import { describe, expect, test } from 'vitest';
import { inH5 } from '../../test/a-standing.ts';
import { readAddress } from './address.ts';
import { hrefOfLink } from './decorated-link.ts';

/** Whether a page of ours answers the link; centres of resellers and leaders stand beside the storefront. */
function isAnswered(name: SystemPage): boolean {
  const [, path] = hrefOfLink({ pageType: 'systemPage', data: { name } }, inH5())?.split(/^\/shop/) ?? [];
  return path !== undefined && readAddress(path, '').name !== 'notFond';
}

describe('system pages merchants link to (spec 2.3)', () => {
  test.each(SystemPage.options)('%s counts as built when, and only when, a page of ours answers it', (name) => {
    expect(builtSystemPages.has(name)).toBe(isAnswered(name));
  });
});
