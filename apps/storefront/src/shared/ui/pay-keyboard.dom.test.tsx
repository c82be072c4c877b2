import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { en } from '../i18n/en.ts';
import { PayPasswordInput } from './pay-keyboard.tsx';

const input = () => screen.getByLabelText<HTMLInputElement>('支付密码');
const tap = (keys: string) => {
  for (const key of keys) fireEvent.click(screen.getByText(key, { selector: 'button' }));
};
const announced = () => document.querySelector('p[role="status"]')?.textContent;
const problem = () => document.querySelector('p[role="alert"]')?.textContent;
const dots = () => document.querySelectorAll('[class*="filled"]').length;

function renderInput(props: Partial<Parameters<typeof PayPasswordInput>[0]> = {}) {
  const done: string[] = [];
  let answer = () => {};
  const onDone = (password: string) => {
    done.push(password);
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  renderPart(<PayPasswordInput label="支付密码" onDone={onDone} {...props} />);
  return { done, answer: () => act(async () => answer()) };
}

describe('a payment password (spec 7.5)', () => {
  test('is handed over with its sixth digit, once', () => {
    const { done } = renderInput();
    tap('13572');
    expect(done).toEqual([]);
    tap('4');
    expect(done).toEqual(['135724']);
    expect(input().readOnly).toBe(true);
    tap('9');
    expect(done).toEqual(['135724']);
  });

  test('is nowhere in the markup: boxes show dots, readers hear how many', () => {
    renderInput();
    tap('135');
    expect(dots()).toBe(3);
    expect(announced()).toBe('已输入 3 位，共 6 位');
    expect(document.body.innerHTML).not.toMatch(/135|value=/);
    expect(input().type).toBe('password');
  });

  test('loses its last digit by the key for it', () => {
    const { done } = renderInput();
    tap('12');
    fireEvent.click(screen.getByLabelText('删除一位'));
    tap('34567');
    expect(done).toEqual(['134567']);
  });

  test('is emptied by the answer, and can be entered again', async () => {
    const { done, answer } = renderInput();
    tap('111111');
    expect(announced()).toBe('正在验证');
    await answer();
    expect(input().value).toBe('');
    expect(dots()).toBe(0);
    tap('222222');
    expect(done).toEqual(['111111', '222222']);
  });

  test('may be typed, without anything that is no digit', () => {
    const { done } = renderInput();
    expect(input().inputMode).toBe('none');
    fireEvent.click(screen.getByLabelText('使用系统键盘'));
    expect(input().inputMode).toBe('numeric');
    expect(document.activeElement).toBe(input());
    fireEvent.input(input(), { target: { value: '12x' } });
    expect(input().value).toBe('12');
    fireEvent.input(input(), { target: { value: '123456' } });
    expect(done).toEqual(['123456']);
    expect(screen.getByText('使用商城键盘')).toBeTruthy();
  });

  test('that was wrong says so and how many tries are left, until the next digit', () => {
    renderInput({ error: '支付密码错误', triesLeft: 3 });
    expect(problem()).toBe('支付密码错误，还可尝试 3 次');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    tap('1');
    expect(problem()).toBe('');
  });

  test('that is locked takes no digit and says until when', () => {
    const { done } = renderInput({ lockedUntil: Date.parse('2026-11-15T15:30:00+08:00') });
    expect(problem()).toBe('支付密码已锁定，请于 11-15 15:30 后重试');
    expect(input().disabled).toBe(true);
    tap('123456');
    expect(done).toEqual([]);
  });

  test('speaks English', () => {
    renderPart(<PayPasswordInput label="Payment password" onDone={() => {}} error="Wrong" triesLeft={1} />, { messages: en });
    expect(problem()).toBe('Wrong, 1 attempt left');
  });
});
