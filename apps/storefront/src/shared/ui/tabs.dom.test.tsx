import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { Tabs } from './tabs.tsx';

const words = ['all', 'unpaid', 'done'];

function Sample() {
  const [current, setCurrent] = useState('all');
  return (
    <Tabs
      label="orders"
      tabs={words.map((name) => ({ name, text: name, count: name === 'unpaid' ? 3 : 0 }))}
      current={current}
      onChoose={setCurrent}
    />
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(chosen(), { key });

describe('tabs (spec 2.2)', () => {
  test('a tap chooses', () => {
    renderPart(<Sample />);
    fireEvent.click(screen.getByText('done'));
    expect(chosen().textContent).toBe('done');
  });

  test.each([
    ['ArrowRight', 'unpaid3'],
    ['ArrowLeft', 'done'],
    ['End', 'done'],
  ])('%s leads from the first tab to %s, and the focus with it', (key, text) => {
    renderPart(<Sample />);
    chosen().focus();
    press(key);
    expect(chosen().textContent).toBe(text);
    expect(document.activeElement).toBe(chosen());
  });

  test('Home leads back, other keys are left alone', () => {
    renderPart(<Sample />);
    press('End');
    press('x');
    expect(chosen().textContent).toBe('done');
    press('Home');
    expect(chosen().textContent).toBe('all');
  });

  test('the Tab key stops at the chosen one alone', () => {
    renderPart(<Sample />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
