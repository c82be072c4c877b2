import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyPictures, restorePictures } from './backup-pictures.ts';

describe('the copy of pictures', () => {
  let top: string;
  let from: string;
  let place: string;
  beforeEach(() => {
    top = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));
    [from, place] = [path.join(top, 'from'), path.join(top, 'place')];
    picture('1/goods/a.jpg');
    picture('1/goods/b.jpg');
    picture('.resized/1/goods/a.jpg');
  });
  afterEach(() => rmSync(top, { recursive: true }));

  const picture = (key: string) => {
    mkdirSync(path.join(from, path.dirname(key)), { recursive: true });
    writeFileSync(path.join(from, key), `bytes of ${key}`);
  };
  const copyOf = (key: string) => path.join(place, 'pictures', key);

  test('has all of them once, and not what is made from them', () => {
    expect(copyPictures(from, place)).toEqual({ copied: 2, gone: 0, dropped: 0 });
    expect(readFileSync(copyOf('1/goods/a.jpg'), 'utf8')).toBe('bytes of 1/goods/a.jpg');
    expect(existsSync(copyOf('.resized'))).toBe(false);
    picture('1/review/c.jpg');
    expect(copyPictures(from, place).copied).toBe(1);
  });

  test('leaves out what is being written, and does not open folders in which nothing has changed', () => {
    picture('1/goods/d.jpg.3f2504e0-4f89-41d3-9a0c-0305e82c3301');
    expect(copyPictures(from, place).copied).toBe(2);
    rmSync(path.join(from, '1/goods/a.jpg'));
    utimesSync(path.join(from, '1/goods'), new Date(0), new Date(0));
    expect(copyPictures(from, place).gone).toBe(0);
  });

  test('keeps what is gone for as long as a backup reaches back to it', () => {
    copyPictures(from, place);
    rmSync(path.join(from, '1/goods/a.jpg'));
    expect(copyPictures(from, place, Date.now() - 60_000)).toMatchObject({ gone: 1, dropped: 0 });
    expect(existsSync(copyOf('1/goods/a.jpg'))).toBe(true);
    expect(copyPictures(from, place, Date.now() + 60_000)).toMatchObject({ gone: 0, dropped: 1 });
    expect(existsSync(copyOf('1/goods/a.jpg'))).toBe(false);
  });

  test("keeps a merchant's whole folder that is gone", () => {
    copyPictures(from, place);
    rmSync(path.join(from, '1'), { recursive: true });
    expect(copyPictures(from, place)).toMatchObject({ gone: 2 });
  });

  test('brings back what is missing', () => {
    copyPictures(from, place);
    rmSync(path.join(from, '1/goods/a.jpg'));
    expect(restorePictures(place, from)).toBe(1);
    expect(readFileSync(path.join(from, '1/goods/a.jpg'), 'utf8')).toBe('bytes of 1/goods/a.jpg');
  });
});
