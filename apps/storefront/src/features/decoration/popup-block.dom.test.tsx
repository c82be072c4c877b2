import type { BlockProps } from '@qianpu/contract/types';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useGoTo } from '#navigation/use-go';
import { renderPart } from '../../../test/a-storefront.tsx';
import { View } from './popup-block.tsx';

const news: BlockProps<'popup'> = {
  picture: '1/page/strawberry.jpg',
  alt: '草莓季，清晨采摘',
  link: { pageType: 'goods', data: { id: '5' } },
  often: 'always',
};

/** A page that is left, and opened again by a tap or by going back. */
function Visits(props: BlockProps<'popup'>) {
  const [visit, setVisit] = useState(0);
  const goTo = useGoTo();
  const enter = () => setVisit(visit + 1);
  const tap = () => {
    goTo(`/?visit=${visit + 1}`);
    enter();
  };
  const goBack = () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    enter();
  };
  return (
    <>
      <button type="button" onClick={tap}>
        again
      </button>
      <button type="button" onClick={goBack}>
        back
      </button>
      <View key={visit} props={props} isFirstScreen />
    </>
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const picture = () => document.querySelector('dialog img');
const isOpen = () => document.querySelector('dialog')?.open ?? false;
const show = (changes: Partial<BlockProps<'popup'>> = {}) => renderPart(<Visits {...news} {...changes} />);

/** The page has been there for a while, and the picture comes if it was asked for. */
function settle() {
  pass(500);
  const coming = picture();
  if (coming) fireEvent.load(coming);
}

function openAgain() {
  fireEvent.click(screen.getByText('again'));
  settle();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-15T10:00:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a pop-up of a decorated page (spec 2.6, 3)', () => {
  test('leaves the page alone at first, and opens once its picture has come', () => {
    show();
    pass(499);
    expect(picture()).toBeNull();
    pass(1);
    expect(isOpen()).toBe(false);
    fireEvent.load(picture()!);
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('dialog', { name: news.alt })).toBe(document.activeElement);
  });

  test('waits for what the page began with', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    show();
    pass(60_000);
    expect(picture()).toBeNull();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    settle();
    expect(isOpen()).toBe(true);
  });

  test('without its picture disturbs nobody, and counts as not seen', () => {
    show({ often: 'once' });
    pass(500);
    fireEvent.error(picture()!);
    expect(isOpen()).toBe(false);
    openAgain();
    expect(isOpen()).toBe(true);
  });

  test.each([
    ['always', true, true],
    ['daily', false, true],
    ['once', false, false],
  ] as const)('%s: again on the same day %s, on the next one %s', (often, onSameDay, onNextDay) => {
    show({ often });
    settle();
    expect(isOpen()).toBe(true);
    openAgain();
    expect(isOpen()).toBe(onSameDay);
    vi.setSystemTime(new Date('2026-11-16T00:00:01+08:00'));
    openAgain();
    expect(isOpen()).toBe(onNextDay);
  });

  test('does not come on a page that is gone back to', () => {
    show();
    settle();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    fireEvent.click(screen.getByText('back'));
    settle();
    expect(picture()).toBeNull();
  });

  test('does not lie over a sheet that is open', () => {
    show();
    const sheet = document.body.appendChild(document.createElement('dialog'));
    sheet.showModal();
    settle();
    expect(picture()).toBeNull();
    sheet.remove();
  });

  test.each([
    ['its cross', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
    ['Esc, which the browser reports as cancel', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a tap beside it', () => fireEvent.click(screen.getByRole('dialog'))],
    [
      'going back',
      () => {
        window.history.replaceState({ idx: 0 }, '');
        act(() => window.dispatchEvent(new PopStateEvent('popstate')));
      },
    ],
  ])('closes by %s', (_by, close) => {
    show();
    settle();
    close();
    expect(isOpen()).toBe(false);
  });

  test('leads where the merchant wants', () => {
    show();
    settle();
    expect(screen.getByRole('link', { name: news.alt }).getAttribute('href')).toBe('/shop/item/5.html');
  });

  test('may lead nowhere', () => {
    show({ link: undefined });
    settle();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img', { name: news.alt })).toBeTruthy();
  });
});
