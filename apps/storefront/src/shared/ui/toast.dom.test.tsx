import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const Buttons = () => {
  const toast = useToast();
  return ['one', 'two'].map((text) => (
    <button key={text} type="button" onClick={() => toast(text)}>
      {`say ${text}`}
    </button>
  ));
};

const said = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('a toast (spec 5, 9)', () => {
  test('stays a second and a half', async () => {
    renderPart(<Buttons />);
    expect(said()).toBe('');
    fireEvent.click(screen.getByText('say one'));
    await wait(1_499);
    expect(said()).toBe('one');
    await wait(1);
    expect(said()).toBe('');
  });

  test('the next one takes its place, and its own time', async () => {
    renderPart(<Buttons />);
    fireEvent.click(screen.getByText('say one'));
    await wait(1_000);
    fireEvent.click(screen.getByText('say two'));
    await wait(1_000);
    expect(said()).toBe('two');
    await wait(500);
    expect(said()).toBe('');
  });
});
