import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { Sheet } from './sheet.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="选择规格">
        content
      </Sheet>
    </>
  );
}

const dialog = () => document.querySelector('dialog')!;

function openSheet() {
  renderPart(<Opener />);
  fireEvent.click(screen.getByText('open'));
  expect(dialog().open).toBe(true);
}

describe('a sheet (spec 2.6)', () => {
  test('closes by its cross', () => {
    openSheet();
    fireEvent.click(screen.getByLabelText('关闭'));
    expect(dialog().open).toBe(false);
  });

  test('closes by Esc, which the browser reports as cancel', () => {
    openSheet();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(dialog().open).toBe(false);
  });

  test('closes by a tap beside it, and not by one inside', () => {
    openSheet();
    fireEvent.click(screen.getByText('content'));
    expect(dialog().open).toBe(true);
    fireEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });

  test('closes by going back, and stays on its page', async () => {
    openSheet();
    expect(window.history.state.sheet).toBe(1);
    window.history.replaceState({ idx: 0 }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(dialog().open).toBe(false));
    expect(window.location.pathname).toBe('/shop/');
  });
});
