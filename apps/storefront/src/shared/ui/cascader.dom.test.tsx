import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { en } from '../i18n/en.ts';
import { Cascader } from './cascader.tsx';
import type { BranchPath } from './cascader-path.ts';

const fruit = {
  value: 'fruit',
  name: '水果',
  branches: [
    { value: 'berry', name: '莓果' },
    { value: 'citrus', name: '柑橘', isOff: true },
    { value: 'melon', name: '瓜' },
  ],
};
const tree = [
  { value: 'fresh', name: '生鲜', branches: [fruit, { value: 'meat', name: '肉禽', branches: [{ value: 'beef', name: '牛肉' }] }] },
  { value: 'card', name: '礼品卡' },
];

function renderCascader(path: BranchPath = []) {
  const chosen: BranchPath[] = [];
  renderPart(<Cascader label="分类" tree={tree} path={path} onChoose={(next) => chosen.push(next)} />);
  return chosen;
}

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focused = () => document.activeElement?.textContent;

describe('a cascader (spec 7.7)', () => {
  test('goes down tap by tap and gives the whole path at its end', () => {
    const chosen = renderCascader();
    fireEvent.click(screen.getByText('生鲜'));
    fireEvent.click(screen.getByText('水果'));
    expect(chosen).toEqual([]);
    expect(steps()).toEqual(['生鲜', '水果', '请选择']);
    fireEvent.click(screen.getByText('瓜'));
    expect(chosen).toEqual([['fresh', 'fruit', 'melon']]);
    expect(steps()).toEqual(['生鲜', '水果', '瓜']);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('瓜');
  });

  test('opens where a path ends, and a step above leads back to its choices', () => {
    renderCascader(['fresh', 'fruit', 'melon']);
    expect(offered()).toEqual(['莓果', '柑橘', '瓜']);
    fireEvent.click(screen.getByRole('button', { name: '生鲜' }));
    expect(offered()).toEqual(['生鲜', '礼品卡']);
    expect(screen.getByRole('button', { name: '生鲜' }).getAttribute('aria-current')).toBe('step');
  });

  test('another choice above forgets what was below, the same one keeps it', () => {
    const chosen = renderCascader(['fresh', 'fruit', 'melon']);
    fireEvent.click(screen.getByRole('button', { name: '水果' }));
    fireEvent.click(screen.getByRole('option', { name: '水果' }));
    expect(steps()).toEqual(['生鲜', '水果', '瓜']);
    fireEvent.click(screen.getByRole('button', { name: '生鲜' }));
    fireEvent.click(screen.getByText('礼品卡'));
    expect(steps()).toEqual(['礼品卡']);
    expect(chosen).toEqual([['card']]);
  });

  test('does not give what cannot be had', () => {
    const chosen = renderCascader(['fresh', 'fruit']);
    fireEvent.click(screen.getByText('柑橘'));
    expect(chosen).toEqual([]);
    expect(screen.getByText('柑橘').closest('li')?.getAttribute('aria-disabled')).toBe('true');
  });

  test('arrows rove, right and Enter go down, left goes back to where it came from', () => {
    const chosen = renderCascader();
    screen.getByRole('option', { name: '生鲜' }).focus();
    expect(document.querySelectorAll('[role="option"][tabindex="0"]')).toHaveLength(1);
    press('ArrowDown');
    expect(focused()).toBe('礼品卡');
    press('ArrowRight');
    expect(focused()).toBe('礼品卡');
    press('Home');
    press('ArrowRight');
    expect(focused()).toBe('水果');
    press('Enter');
    press('End');
    press('Enter');
    expect(chosen).toEqual([['fresh', 'fruit', 'melon']]);
    press('ArrowLeft');
    expect(focused()).toBe('水果');
  });

  test('speaks English', () => {
    renderPart(<Cascader label="Category" tree={tree} path={[]} onChoose={() => {}} />, { messages: en });
    expect(steps()).toEqual(['Choose']);
  });
});
