import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { SearchBar } from './search-bar.tsx';

function Sample({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const [value, setValue] = useState('');
  return <SearchBar value={value} onChange={setValue} onSearch={onSearch} label="搜索商品" placeholder="车厘子" />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索商品' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('the search field (spec 2.2)', () => {
  test('is a search, and gives what was typed without the blanks around it', () => {
    const search = vi.fn();
    renderPart(<Sample onSearch={search} />);
    type('  草莓 ');
    fireEvent.submit(document.querySelector('search form')!);
    expect(search).toHaveBeenCalledExactlyOnceWith('草莓');
  });

  test('lets go of the keyboard once it searches', () => {
    renderPart(<Sample onSearch={() => {}} />);
    field().focus();
    fireEvent.submit(field().form!);
    expect(document.activeElement).not.toBe(field());
  });

  test('can be emptied, and waits for other words', () => {
    renderPart(<Sample onSearch={() => {}} />);
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
    type('草莓');
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });
});
