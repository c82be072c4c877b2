import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ItemGallery } from './item-gallery.tsx';

// Their chunks, so that nothing waits for them while a test acts.
beforeAll(() => Promise.all([import('./item-film.tsx'), import('#ui/image-viewer')]));
afterEach(() => vi.restoreAllMocks());

/** Rows have a width, and are where they are sent to at once. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function scrollTo(this: HTMLElement, to?: unknown) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  });
}

type Item = ComponentProps<typeof ItemGallery>['item'];
const strawberries: Item = { title: '草莓', pictures: ['1/goods/a.jpg', '1/goods/b.jpg'], video: null };
const filmed: Item = { ...strawberries, video: { key: '1/video/a.mp4', poster: '1/goods/c.jpg' } };
const skuStyles = [
  { value: '大果', picture: '1/goods/big.jpg' },
  { value: '中果', picture: '1/goods/middle.jpg' },
];
const show = (item: Item, shown: typeof skuStyles = []) => renderPart(<ItemGallery item={item} skuStyles={shown} />);

describe('the gallery of an item (spec 2.6)', () => {
  test('a tap on a picture of an item opens it over the whole screen, and closing leads back to the page', async () => {
    show(strawberries);
    fireEvent.click(screen.getByRole('button', { name: '草莓，第 2 张图' }));
    const viewer = await screen.findByRole('dialog', { name: '草莓' });
    expect(viewer.hasAttribute('open')).toBe(true);
    fireEvent.click(screen.getByLabelText('关闭'));
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  test('pictures alone have a count and no kinds', () => {
    show(strawberries);
    expect(screen.getByText('1/2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '图片' })).toBeNull();
  });

  test('film, pictures and styles are found by their kind; a style says which it is', () => {
    layOut();
    show(filmed, skuStyles);
    expect(screen.getByRole('button', { name: '视频' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '款式' }));
    expect(screen.getByText('大果').parentElement?.textContent).toBe('大果4/5');
    fireEvent.click(screen.getByRole('button', { name: '图片' }));
    expect(screen.getByRole('button', { name: '图片' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('2/5')).toBeTruthy();
  });
});

describe('the film of an item (spec 2.6)', () => {
  const tapPlay = () => fireEvent.click(screen.getByRole('button', { name: '播放视频：草莓' }));
  const film = () => document.querySelector('video');
  const withPlay = (play: () => Promise<void>) => Object.assign(HTMLMediaElement.prototype, { play, pause: vi.fn() });

  test('nothing of it is there before the tap, which plays it in its place', async () => {
    const play = vi.fn(async () => {});
    withPlay(play);
    show(filmed);
    expect(film()).toBeNull();
    tapPlay();
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    expect([film()?.getAttribute('src'), film()?.controls, film()?.autoplay]).toEqual(['/img/1/video/a.mp4', true, false]);
  });

  test('one that does not come gives its picture back, and says so', async () => {
    withPlay(async () => Promise.reject(new DOMException('no source', 'NotSupportedError')));
    show(filmed);
    tapPlay();
    await screen.findByText('视频没有加载出来，请再试一次');
    expect(film()).toBeNull();
  });

  test('on a phone that wants a tap of its own it waits for that', async () => {
    withPlay(async () => Promise.reject(new DOMException('a gesture is needed', 'NotAllowedError')));
    show(filmed);
    tapPlay();
    await waitFor(() => expect(film()).not.toBeNull());
    expect(screen.queryByText('视频没有加载出来，请再试一次')).toBeNull();
  });
});
