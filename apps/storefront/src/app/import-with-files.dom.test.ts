import { beforeEach, describe, expect, test, vi } from 'vitest';
import { __vitePreload as importWithFiles } from './import-with-files.ts';

/** What was put into the head; nothing is loaded. */
let links: HTMLLinkElement[];
const answer = (type: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(type));

describe('a chunk and the files it needs (spec 2.1)', () => {
  beforeEach(() => {
    links = [];
    vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement));
  });

  test('is imported once its styles are there', async () => {
    const order: string[] = [];
    const imported = importWithFiles(async () => order.push('chunk'), ['assets/a.css']);
    await Promise.resolve();
    order.push('styles');
    answer('load');
    await imported;
    expect(order).toEqual(['styles', 'chunk']);
  });

  test('does not wait for scripts, which it asks for early', async () => {
    expect(await importWithFiles(async () => 'chunk', ['assets/b.js'])).toBe('chunk');
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload']);
  });

  test('asks for a file once, however many chunks need it', async () => {
    const both = [importWithFiles(async () => 1, ['assets/c.css']), importWithFiles(async () => 2, ['assets/c.css'])];
    expect(links).toHaveLength(1);
    answer('load');
    expect(await Promise.all(both)).toEqual([1, 2]);
  });

  test('fails without its styles, and the next try asks for them again', async () => {
    const first = importWithFiles(async () => 1, ['assets/d.css']);
    answer('error');
    await expect(first).rejects.toThrow('assets/d.css did not come');
    const second = importWithFiles(async () => 2, ['assets/d.css']);
    expect(links).toHaveLength(2);
    answer('load');
    expect(await second).toBe(2);
  });
});
