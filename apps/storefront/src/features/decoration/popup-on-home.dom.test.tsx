import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../../../test/a-storefront.tsx';
import { loadPage } from '../../app/load-page.ts';

// Chunks the test would otherwise wait for while it acts.
beforeAll(() => Promise.all([import('./popup-block.tsx'), loadPage('goodDetail')]));

const picture = () => document.querySelector('dialog img');
const isOpen = () => document.querySelector('dialog')?.open ?? false;
const quiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 700)));

describe('a pop-up of home, which is kept while other pages are shown (spec 2.1, 2.6)', () => {
  test('is gone when the shopper comes back from where it led', async () => {
    await openPage('/', {
      answers: {
        'decoration.page.find': () => ({
          id: '1',
          version: 1,
          title: '鲜屿生活',
          share: { title: '鲜屿生活', describe: '', picture: null },
          blocks: [
            {
              id: 'news',
              type: 'popup',
              props: { picture: '1/a.jpg', alt: '草莓季', often: 'always', link: { pageType: 'goods', data: { id: '5' } } },
            },
          ],
        }),
      },
    });
    await waitFor(() => expect(picture()).not.toBeNull(), { timeout: 5_000 });
    fireEvent.load(picture()!);
    expect(isOpen()).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '草莓季' })));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/item/5.html'));
    await act(async () => {
      window.history.pushState({ key: 'home', idx: 0 }, '', '/shop/');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await quiet();
    expect([isOpen(), picture()]).toEqual([false, null]);
  });
});
