import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { en } from '../i18n/en.ts';
import { Calendar } from './calendar.tsx';
import type { DaySpan } from './calendar-days.ts';

interface ShownProps {
  readonly isSpan?: boolean;
  readonly first?: DaySpan;
}

function Shown({ isSpan = false, first }: ShownProps) {
  const [chosen, setChosen] = useState<DaySpan | null>(first ?? null);
  return (
    <>
      <Calendar
        label="选择日期"
        chosen={chosen}
        onChoose={setChosen}
        isSpan={isSpan}
        min="2026-11-10"
        max="2026-12-20"
        today="2026-11-15"
        isSoldOut={(day) => day === '2026-11-18'}
        noteOf={(day) => (day === '2026-11-20' ? '¥99' : undefined)}
      />
      <output data-testid="chosen">{JSON.stringify(chosen)}</output>
    </>
  );
}

const button = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)!;
/** What a reader says of a day. */
const dayTexts = (day: string) => [...button(day).querySelectorAll('span, small')].map(({ textContent }) => textContent);
const chosen = () => JSON.parse(screen.getByTestId('chosen').textContent);
const press = (key: string, isShifted = false) => fireEvent.keyDown(document.activeElement!, { key, shiftKey: isShifted });

describe('a calendar (spec 7.6)', () => {
  test('is a grid named by its month, with weeks that begin on Monday', () => {
    renderPart(<Shown />);
    expect(screen.getByRole('grid', { name: '2026年11月' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([...'一二三四五六日']);
  });

  test('speaks English, where weeks begin on Sunday', () => {
    renderPart(<Shown />, { messages: en });
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('Sunday');
  });

  test('says of a day what it is, whether it is today, its price and that it is sold out', () => {
    renderPart(<Shown />);
    expect(dayTexts('2026-11-15')).toEqual(['2026年11月15日星期日', '今天']);
    expect(button('2026-11-15').getAttribute('aria-current')).toBe('date');
    expect(dayTexts('2026-11-20')).toEqual(['2026年11月20日星期五', '¥99']);
    expect(dayTexts('2026-11-18')).toEqual(['2026年11月18日星期三', '售罄']);
  });

  test('gives a day, but none that is sold out or outside its limits', () => {
    renderPart(<Shown />);
    fireEvent.click(button('2026-11-16'));
    expect(chosen()).toEqual({ from: '2026-11-16', to: '2026-11-16' });
    expect(dayTexts('2026-11-16')[1]).toBe('已选');
    fireEvent.click(button('2026-11-18'));
    fireEvent.click(button('2026-11-09'));
    expect(chosen()).toEqual({ from: '2026-11-16', to: '2026-11-16' });
  });

  test('gives a span by two taps and marks its days as selected', () => {
    renderPart(<Shown isSpan />);
    fireEvent.click(button('2026-11-15'));
    fireEvent.click(button('2026-11-17'));
    expect(chosen()).toEqual({ from: '2026-11-15', to: '2026-11-17' });
    expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(3);
    expect(['15', '16', '17'].map((date) => dayTexts(`2026-11-${date}`)[1])).toEqual(['开始', '', '结束']);
  });

  test('Tab finds one day, arrows go on from it into the next month, and stop at the limits', () => {
    renderPart(<Shown first={{ from: '2026-11-30', to: '2026-11-30' }} />);
    expect([...document.querySelectorAll('[data-day][tabindex="0"]')]).toEqual([button('2026-11-30')]);
    button('2026-11-30').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(button('2026-12-01'));
    press('PageDown', true);
    expect(document.activeElement).toBe(button('2026-12-20'));
  });

  test('turns to other months as far as there are days', () => {
    renderPart(<Shown />);
    const earlier = screen.getByLabelText<HTMLButtonElement>('上个月');
    const later = screen.getByLabelText<HTMLButtonElement>('下个月');
    expect([earlier.disabled, later.disabled]).toEqual([true, false]);
    fireEvent.click(later);
    expect(screen.getByRole('grid', { name: '2026年12月' })).toBeTruthy();
    expect([earlier.disabled, later.disabled]).toEqual([false, true]);
  });
});
