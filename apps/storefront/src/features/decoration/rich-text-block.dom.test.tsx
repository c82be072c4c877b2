import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { View } from './rich-text-block.tsx';

const show = (html: string) => renderPart(<View props={{ html }} isFirstScreen={false} />);

describe('words of the merchant’s own (spec 3)', () => {
  test('stand as the server cleaned them', () => {
    const html =
      '<h2>到家以后</h2><p>两天内<strong>吃完</strong></p><img src="/img/1/a.jpg?w=750" alt="草莓" width="300" height="200" loading="lazy" />';
    const { container } = show(html);
    expect(screen.getByRole('heading', { level: 2, name: '到家以后' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '草莓' }).getAttribute('loading')).toBe('lazy');
    expect(container.querySelector('section')?.textContent).toBe('到家以后两天内吃完');
  });

  test('a table is pushed sideways in a frame of its own, which the keyboard reaches', () => {
    show('<p>规格</p><table><tbody><tr><td>一斤装</td></tr></tbody></table><p>完</p>');
    const frame = screen.getByRole('group', { name: '表格' });
    expect([frame.tabIndex, frame.children.length, frame.firstElementChild?.tagName]).toEqual([0, 1, 'TABLE']);
  });

  test('words that look like a table are words', () => {
    const { container } = show('<p>写作 &lt;table&gt;</p>');
    expect(container.textContent).toBe('写作 <table>');
    expect(screen.queryByRole('group')).toBeNull();
  });
});
