import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { BrowserRequest, requestNo } from '../../../test/browser-request.ts';
import { PictureField } from './picture-field.tsx';
import { keysOf, lackOf, useSentPictures } from './use-sent-pictures.ts';

const stored = (key: string) => ({ status: 'success', code: 0, data: { key, width: 1, height: 1 } });
const refusal = { status: 'error', code: '613002', message: 'no picture', data: null };

beforeEach(() => {
  BrowserRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', BrowserRequest);
});
afterEach(() => void vi.unstubAllGlobals());

function Field() {
  const sent = useSentPictures();
  return (
    <>
      <PictureField {...sent} />
      <output>{lackOf(sent.pictures) ?? keysOf(sent.pictures).join()}</output>
    </>
  );
}

const choose = (count: number) => {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};
const said = () => document.querySelector('output')?.textContent;
const show = () => renderPart(<Field />, { isMember: true });

describe('pictures of a review (spec 7.7)', () => {
  test('go one after the other and tell how far they have come', async () => {
    show();
    choose(2);
    const first = await requestNo(1);
    expect(said()).toBe('picturesOnTheWay');
    act(() => first.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(screen.getByRole('progressbar', { name: '图片 1，已上传 25%' })).toBeTruthy();
    expect(BrowserRequest.all).toHaveLength(1);
    await first.answer(stored('1/review/a.jpg'));
    await (await requestNo(2)).answer(stored('1/review/b.jpg'));
    await waitFor(() => expect(said()).toBe('1/review/a.jpg,1/review/b.jpg'));
  });

  test('one that failed is sent again or taken away', async () => {
    show();
    choose(1);
    await (await requestNo(1)).answer(refusal);
    await waitFor(() => expect(said()).toBe('picturesMissing'));
    fireEvent.click(screen.getByRole('button', { name: '图片 1 上传失败，重试' }));
    await (await requestNo(2)).answer(refusal);
    fireEvent.click(await screen.findByRole('button', { name: '删除图片 1' }));
    expect(said()).toBe('');
  });

  test('one that is taken away lets the next one go', async () => {
    show();
    choose(2);
    await requestNo(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '删除图片 1' })));
    await (await requestNo(2)).answer(stored('1/review/b.jpg'));
    await waitFor(() => expect(said()).toBe('1/review/b.jpg'));
  });

  test('what the mall says of one while another is chosen is not lost', async () => {
    show();
    choose(1);
    const first = await requestNo(1);
    await act(async () => {
      first.response = stored('1/review/a.jpg');
      first.onload?.();
      await new Promise((received) => setTimeout(received));
      choose(1);
    });
    await (await requestNo(2)).answer(stored('1/review/b.jpg'));
    await waitFor(() => expect(said()).toBe('1/review/a.jpg,1/review/b.jpg'));
  });

  test('are nine at most', async () => {
    show();
    choose(12);
    for (let count = 1; count <= 9; count += 1) await (await requestNo(count)).answer(stored(`1/review/${count}.jpg`));
    await waitFor(() => expect(said()?.split(',')).toHaveLength(9));
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});
