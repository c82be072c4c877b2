import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { en } from '../i18n/en.ts';
import { DateWheels } from './wheel-picker-date.tsx';
import { rowHeight } from './wheel-picker-index.ts';
import { TimeWheels } from './wheel-picker-time.tsx';

function Birthday() {
  const [day, setDay] = useState('1995-01-31');
  return (
    <>
      <DateWheels label="生日" day={day} onTurn={setDay} min="1926-01-01" max="2026-11-15" />
      <output data-testid="chosen">{day}</output>
    </>
  );
}

function Delivery() {
  const [time, setTime] = useState('10:30');
  return (
    <>
      <TimeWheels label="送达时间" time={time} onTurn={setTime} min="09:00" max="21:00" step={30} />
      <output data-testid="chosen">{time}</output>
    </>
  );
}

const wheel = (name: string) => screen.getByRole('listbox', { name });
const chosen = () => screen.getByTestId('chosen').textContent;
const current = (name: string) => document.getElementById(wheel(name).getAttribute('aria-activedescendant')!)?.textContent;

/** Where a wheel is seen to stand while it turns. */
function standAt(name: string, top: number) {
  wheel(name).scrollTop = top;
  fireEvent.scroll(wheel(name));
}

describe('wheels (spec 7.5)', () => {
  test('are listboxes whose active option is the one in the middle', () => {
    renderPart(<Birthday />);
    expect([current('年'), current('月'), current('日')]).toEqual(['1995年', '1月', '31日']);
    expect(wheel('月').querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    expect(wheel('月').scrollTop).toBe(0);
    expect(wheel('日').scrollTop).toBe(30 * rowHeight);
  });

  test('turn by keys, and a short month takes its last day', () => {
    renderPart(<Birthday />);
    fireEvent.keyDown(wheel('月'), { key: 'ArrowDown' });
    expect(chosen()).toBe('1995-02-28');
    expect(wheel('日').children).toHaveLength(28);
    expect(wheel('日').scrollTop).toBe(27 * rowHeight);
  });

  test('turn by a tap on a row', () => {
    renderPart(<Birthday />);
    fireEvent.click(screen.getByText('1999年'));
    expect(chosen()).toBe('1999-01-31');
  });

  test('turn by scrolling, once they stand still', async () => {
    renderPart(<Birthday />);
    fireEvent.pointerDown(wheel('月'));
    standAt('月', 4 * rowHeight + 9);
    expect(chosen()).toBe('1995-01-31');
    await waitFor(() => expect(chosen()).toBe('1995-05-31'));
  });

  test('go on to what was tapped though they pause on the way', async () => {
    renderPart(<Birthday />);
    fireEvent.pointerDown(wheel('月'));
    fireEvent.click(screen.getByText('9月'));
    standAt('月', 3 * rowHeight);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(chosen()).toBe('1995-09-30');
  });

  test('write a date in the order of its language', () => {
    renderPart(<Birthday />, { messages: en });
    expect(screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'))).toEqual(['Month', 'Day', 'Year']);
    expect(current('Month')).toBe('Jan');
  });

  test('offer times within the limits', () => {
    renderPart(<Delivery />);
    expect(wheel('时').children).toHaveLength(13);
    fireEvent.keyDown(wheel('时'), { key: 'End' });
    expect(chosen()).toBe('21:00');
    expect([...wheel('分').children].map(({ textContent }) => textContent)).toEqual(['00']);
  });
});
