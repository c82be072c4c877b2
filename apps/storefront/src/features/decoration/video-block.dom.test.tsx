import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { View } from './video-block.tsx';

const props = { video: '1/video/strawberry.mp4', poster: '1/page/basket.jpg', name: '一篮草莓' };
const film = () => document.querySelector('video')!;
const poster = () => screen.queryByRole('button', { name: '播放视频：一篮草莓' });

function show() {
  const shown = renderPart(<View props={props} isFirstScreen={false} />, { shop: { imageHosts: ['https://img.example'] } });
  // The film of the test before has been left just now.
  pause.mockClear();
  return shown;
}

let play: ReturnType<typeof vi.fn<() => Promise<void>>>;
let pause: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  play = vi.fn(async () => {});
  pause = vi.fn();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});
afterEach(() => vi.restoreAllMocks());

const tap = () => act(async () => fireEvent.click(poster()!));

describe('a film on a decorated page (spec 3)', () => {
  test('stays behind its poster, and nothing of it is loaded', () => {
    show();
    expect([film().preload, film().autoplay, film().controls]).toEqual(['none', false, false]);
    expect(film().getAttribute('src')).toBe('https://img.example/img/1/video/strawberry.mp4');
    expect(play).not.toHaveBeenCalled();
  });

  test('is played in its place by a tap, and has the phone’s own controls then', async () => {
    show();
    await tap();
    expect(play).toHaveBeenCalledOnce();
    expect([poster(), film().controls, film().hasAttribute('playsinline')]).toEqual([null, true, true]);
    expect(document.activeElement).toBe(film());
  });

  test('that does not come gives its poster back and says so', async () => {
    play.mockRejectedValue(new DOMException('no source', 'NotSupportedError'));
    show();
    await tap();
    expect(poster()).not.toBeNull();
    expect(screen.getByText('视频没有加载出来，请再试一次')).toBeTruthy();
  });

  test('stops when the tab is hidden', async () => {
    show();
    await tap();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(pause).not.toHaveBeenCalled();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(pause).toHaveBeenCalledOnce();
  });

  test('stops when it is scrolled away', async () => {
    let seen: (entries: readonly { isIntersecting: boolean }[]) => void = () => {};
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(this: object, callback) {
      seen = callback as unknown as typeof seen;
      return Object.assign(this, { observe: () => {}, disconnect: () => {} }) as unknown as IntersectionObserver;
    });
    show();
    await tap();
    seen([{ isIntersecting: true }]);
    expect(pause).not.toHaveBeenCalled();
    seen([{ isIntersecting: false }]);
    expect(pause).toHaveBeenCalledOnce();
  });

  test('stops when its page is left', async () => {
    const { unmount } = show();
    await tap();
    unmount();
    expect(pause).toHaveBeenCalledOnce();
  });
});
