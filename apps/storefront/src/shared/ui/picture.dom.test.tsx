import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { Picture } from './picture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom loads no picture, and calls it complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const image = () => document.querySelector('img')!;
const isAsked = () => image().hasAttribute('src');
const hasSign = () => document.querySelector('svg') !== null;
const fail = () => fireEvent.error(image());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Fails as often as it is asked for. */
function failForGood() {
  for (const pause of [500, 1000, 0]) {
    fail();
    wait(pause);
  }
}

function Changeable() {
  const [name, setName] = useState('a');
  return (
    <>
      <Picture pictureKey={`1/goods/${name}.jpg`} alt="草莓" sizes="172px" loading="eager" />
      <button type="button" onClick={() => setName('b')}>
        another
      </button>
    </>
  );
}

describe('a picture on its way (finding S13)', () => {
  const frame = (pictureKey: string) => {
    renderPart(<Picture pictureKey={pictureKey} alt="草莓" sizes="172px" />);
    return image().parentElement?.style.backgroundColor;
  };

  test('has the colour its name says; where it says none, that of all frames', () => {
    expect(frame('1/goods/0f3a__e8d5c1.jpg')).toBe('#e8d5c1');
    expect(frame('1/goods/facade.jpg')).toBe('');
  });
});

describe('a picture that does not come (spec 4, 9)', () => {
  test('is asked for again after half a second, then after a second, and never a fourth time', () => {
    renderPart(<Changeable />);
    for (const pause of [500, 1000]) {
      fail();
      expect(isAsked()).toBe(false);
      wait(pause - 1);
      expect(isAsked()).toBe(false);
      wait(1);
      expect(isAsked()).toBe(true);
      expect(hasSign()).toBe(false);
    }
    fail();
    wait(60_000);
    expect(isAsked()).toBe(false);
  });

  test('leaves a quiet sign in its place, and its words', () => {
    renderPart(<Changeable />);
    failForGood();
    expect(hasSign()).toBe(true);
    expect(image().alt).toBe('草莓');
  });

  test('does not keep another one in its place from coming', () => {
    renderPart(<Changeable />);
    failForGood();
    fireEvent.click(screen.getByText('another'));
    expect(hasSign()).toBe(false);
    expect(image().getAttribute('src')).toContain('b.jpg');
  });
});
