import { describe, expect, test } from 'vitest';
import { linesOf, nextVersion, sectionsOf } from './agreement-text.ts';

describe('an agreement as lines', () => {
  test('sections become lines and the same sections again', () => {
    const sections = [
      { heading: '', paragraphs: ['Welcome.'] },
      { heading: 'Orders', paragraphs: ['First.', 'Second.'] },
    ];
    expect(linesOf(sections)).toBe('Welcome.\n\n# Orders\nFirst.\nSecond.');
    expect(sectionsOf(linesOf(sections))).toEqual(sections);
  });

  test.each([
    ['', []],
    ['  \n\n', []],
    ['## One\r\ntext\t here', [{ heading: 'One', paragraphs: ['text  here'] }]],
    ['＃一、总则\n正文', [{ heading: '一、总则', paragraphs: ['正文'] }]],
    [
      '# Empty\n# Next\nx',
      [
        { heading: 'Empty', paragraphs: [] },
        { heading: 'Next', paragraphs: ['x'] },
      ],
    ],
    ['<script>', [{ heading: '', paragraphs: ['<script>'] }]],
  ])('%j is read as %j', (text, sections) => expect(sectionsOf(text)).toEqual(sections));

  test.each([
    ['1.0', '1.1'],
    ['1.9', '1.10'],
    ['2026-3', '2026-4'],
    ['final', 'final'],
  ])('after %s comes %s', (version, next) => expect(nextVersion(version)).toBe(next));
});
