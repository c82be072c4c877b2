import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ReportEvent, subscribeToReports } from '#api/report';
import { DeferredPart, partOf, waitWithParts } from './deferred-part.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}
const module = { Counter };

const pick = (found: typeof module) => found.Counter;

/** The sign of use, and how it is given. */
function aSign() {
  let give: (value?: unknown) => void = () => {};
  const sign = new Promise((resolve) => {
    give = resolve;
  });
  return { sign, give };
}

describe('a part of a page that comes to life later (spec 9)', () => {
  test('is rendered by the server once it is loaded', async () => {
    const part = partOf('counter', async () => module, pick);
    await part.load();
    expect(renderToString(<DeferredPart of={part} name="taps" />)).toContain('taps');
  });

  test('asks for nothing before the sign, then comes', async () => {
    const { sign, give } = aSign();
    waitWithParts(() => sign, {});
    const load = vi.fn(async () => module);
    const part = partOf('counter', load, pick);
    await act(async () => render(<DeferredPart of={part} name="taps" />));
    expect(load).not.toHaveBeenCalled();
    await act(async () => give());
    expect(screen.getByRole('button').textContent).toBe('taps 0');
  });

  test('a tap on one that sleeps is heard once it is awake, and only once', async () => {
    const { sign, give } = aSign();
    const there = partOf('counter', async () => module, pick);
    await there.load();
    document.body.innerHTML = `<main>${renderToString(<DeferredPart of={there} name="taps" />)}</main>`;
    waitWithParts(() => sign, {});
    const part = partOf('counter', async () => module, pick);
    await act(async () => hydrateRoot(document.querySelector('main')!, <DeferredPart of={part} name="taps" />));
    const button = document.querySelector('button')!;
    await act(async () => button.click());
    expect(button.textContent).toBe('taps 0');
    await act(async () => give());
    expect(button.textContent).toBe('taps 1');
    await act(async () => render(<DeferredPart of={there} name="others" />));
    expect(button.textContent).toBe('taps 1');
  });

  test('stays as it was rendered while the page around it changes, and wakes in its place', async () => {
    const there = partOf('counter', async () => module, pick);
    await there.load();
    const page = (words: string, part: typeof there) => (
      <main>
        <p>{words}</p>
        <DeferredPart of={part} name="taps" />
      </main>
    );
    document.body.innerHTML = `<div id="root">${renderToString(page('before', there))}</div>`;
    const rendered = screen.getByRole('button');
    const { sign, give } = aSign();
    waitWithParts(() => sign, {});
    const waiting = partOf('counter', async () => module, pick);
    const element = document.querySelector('#root') as Element;
    const root = await act(async () => hydrateRoot(element, page('before', waiting)));
    await act(async () => root.render(page('after', waiting)));
    expect([screen.getByText('after').tagName, screen.getByRole('button')]).toEqual(['P', rendered]);
    await act(async () => give());
    expect(screen.getByRole('button')).toBe(rendered);
    await act(async () => rendered.click());
    expect(rendered.textContent).toBe('taps 1');
  });

  test('one that never comes is reported, and the page stays without it', async () => {
    const result: ReportEvent[] = [];
    subscribeToReports((one) => result.push(one));
    waitWithParts(() => Promise.resolve(), {});
    const part = partOf('counter', () => Promise.reject(new TypeError('404')), pick);
    await act(async () =>
      render(
        <main>
          page <DeferredPart of={part} name="taps" />
        </main>,
      ),
    );
    expect(screen.getByRole('main').textContent).toBe('page ');
    expect(result).toMatchObject([{ kind: 'chunk-load' }]);
  });
});
