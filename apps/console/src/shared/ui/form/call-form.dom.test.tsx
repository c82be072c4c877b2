import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, Form, Input } from 'antd';
import { describe, expect, test, vi } from 'vitest';
import { ok, refused, renderInConsole, type SentCall } from '../../../../test/a-console.tsx';
import { CallForm } from './call-form.tsx';

function renderForm(answer: (call: SentCall) => ReturnType<typeof ok>) {
  const done = vi.fn();
  const form = (
    <CallForm<'member.smsAccount.test', { phone: string }>
      call="member.smsAccount.test"
      initial={{ phone: '' }}
      toInput={({ phone }) => ({ phone })}
      onDone={done}
    >
      {() => (
        <>
          <Form.Item name="phone" label="手机号">
            <Input />
          </Form.Item>
          <Button htmlType="submit">发送</Button>
        </>
      )}
    </CallForm>
  );
  return { done, ...renderInConsole(form, answer) };
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('手机号'), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '发送' }));

describe('a form whose rules are the call’s schema', () => {
  test.each([
    ['', '请填写'],
    ['12', '格式不对'],
  ])('says of %j at its field: %s, and sends nothing', async (value, text) => {
    const { sent } = renderForm(() => ok({}));
    type(value);
    submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('sends what fits, and hands on the answer', async () => {
    const { sent, done } = renderForm(() => ok({ testedAt: 1 }));
    type('13800000000');
    submit();
    await waitFor(() => expect(done).toHaveBeenCalledWith({ testedAt: 1 }, { phone: '13800000000' }));
    expect(sent.map(({ name }) => name)).toEqual(['member.smsAccount.test']);
  });

  test('brings a refusal for bad input back to its field', async () => {
    const { done } = renderForm(() => refused('600400', '', ['phone']));
    type('13800000000');
    submit();
    expect(await screen.findByText(/不能用这个值/)).toBeTruthy();
    expect(done).not.toHaveBeenCalled();
  });
});
