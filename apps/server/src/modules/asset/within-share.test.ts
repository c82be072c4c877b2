import { expect, test } from 'vitest';
import { withinShare } from './within-share.ts';

test('a sender has four files under way, and others have theirs (spec 9)', async () => {
  const ends: (() => void)[] = [];
  const begin = (sender: string) => withinShare(sender, () => new Promise<void>((end) => ends.push(end)));
  const four = Array.from({ length: 4 }, () => begin('1:7'));
  await expect(begin('1:7')).rejects.toMatchObject({ failure: 'TOO_OFTEN' });
  const other = begin('1:8');
  for (const end of ends) end();
  await Promise.all([...four, other]);
  await expect(withinShare('1:7', async () => 'next')).resolves.toBe('next');
});

test('a file that failed is no longer under way (spec 9)', async () => {
  for (let nth = 0; nth < 6; nth += 1)
    await expect(withinShare('1:9', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
