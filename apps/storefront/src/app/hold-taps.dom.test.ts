import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

describe('a tap on a tab that is not alive yet (spec 2.3)', () => {
  test('is held, and made again once it is; the last one counts, and a tap elsewhere is nobody’s business', async () => {
    // No chrome is alive yet: other tests of this worker have seen one.
    vi.resetModules();
    const [{ useChromeAlive }, { holdTaps }] = await Promise.all([import('./chrome-alive.ts'), import('./hold-taps.ts')]);
    document.body.innerHTML = '<nav data-tabs><a href="#one">一</a><a href="#two">二</a></nav><a href="#other">别处</a>';
    const [one, two, other] = [...document.querySelectorAll('a')];
    const followed: string[] = [];
    document.body.addEventListener('click', (event) => {
      followed.push((event.target as Element).textContent ?? '');
      event.preventDefault();
    });
    holdTaps();
    for (const link of [one, two, other]) link?.click();
    expect(followed).toEqual(['别处']);
    renderHook(useChromeAlive);
    await Promise.resolve();
    expect(followed).toEqual(['别处', '二']);
    one?.click();
    expect(followed).toEqual(['别处', '二', '一']);
  });
});
