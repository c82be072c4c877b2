import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../test/a-storefront.tsx';
import type { LinkQuery } from './resolve.ts';
import { useSetQuery } from './use-set-query.ts';

function Asker({ changes }: { readonly changes: LinkQuery }) {
  const ask = useSetQuery();
  return (
    <button type="button" onClick={() => ask(changes)}>
      ask
    </button>
  );
}

describe('what a page is asked for (spec 2.3)', () => {
  test.each<[string, LinkQuery, string]>([
    ['?cid=11', { id: '7' }, '?cid=11&id=7'],
    ['?id=3&cid=11', { id: '7' }, '?id=7&cid=11'],
    ['?id=3', { id: null }, ''],
    ['', { words: '草莓 a&b' }, '?words=%E8%8D%89%E8%8E%93+a%26b'],
  ])('%s with %j is %s, in the same place of the history', (search, changes, requested) => {
    renderPart(<Asker changes={changes} />);
    window.history.replaceState(window.history.state, '', `/shop/category.html${search}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const before = window.history.length;
    fireEvent.click(screen.getByRole('button'));
    expect([window.location.pathname, window.location.search, window.history.length]).toEqual(['/shop/category.html', requested, before]);
  });
});
