import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok, renderInConsole } from '../../../../test/a-console.tsx';
import type { Coupon } from '../coupon.types.ts';
import { draftOf, emptyCoupon } from '../edit/coupon-values.ts';
import { CodesCard, codesLeft } from './codes-card.tsx';
import { codesCsv, fileSafe } from './codes-csv.ts';
import type { Figures } from './detail.types.ts';
import { returnOf } from './figures-card.tsx';
import { NamedCard } from './named-card.tsx';
import { readPhones } from './phone-list.ts';

const coupon: Coupon = {
  ...draftOf({ ...emptyCoupon, name: '全场券', minusFen: 1_500 }),
  ...{ id: '7', revision: 3, state: 'ON', claimed: 10, used: 1, createdAt: 1 },
};
const figures: Figures = {
  ...{ claimed: 10, unused: 8, locked: 1, used: 1, expired: 0, reducedFen: 1_500, soldFen: 12_000, days: [] },
  codes: { made: 5, used: 2 },
};

describe('codes, told once (rules 5)', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      last = blob as Blob;
      return 'blob:codes';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      if (last) saved.push({ name: this.download, text: last.text() });
    });
  });

  test('are downloaded as they are answered, and again until the dialog is closed', async () => {
    const { sent } = renderInConsole(<CodesCard coupon={coupon} figures={figures} />, () =>
      ok({ codes: ['7K3M-9QXA-2WTD', 'AAAA-BBBB-CCCC'] }),
    );
    fireEvent.click(screen.getByRole('button', { name: '生成兑换码' }));
    expect(await screen.findByText('兑换码只显示这一次')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('生成多少个'), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('button', { name: '生成 2 个并下载' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent.map(({ name, input }) => [name, input])).toEqual([['marketing.coupon.makeCodes', { id: '7', count: 2 }]]);
    fireEvent.click(await screen.findByRole('button', { name: '再下载一次' }));
    const file = '\uFEFF"兑换码","优惠券"\r\n"7K3M-9QXA-2WTD","全场券"\r\n"AAAA-BBBB-CCCC","全场券"\r\n';
    expect(await Promise.all(saved.map(({ text }) => text))).toEqual([file, file]);
    expect(saved[0]?.name).toBe('兑换码-全场券.csv');
  });

  test('a name is no formula and breaks no line', () => {
    const sheet = codesCsv({ codes: ['A'], name: '=1+1"', columns: ['码', '券'] });
    expect(sheet).toBe('\uFEFF"码","券"\r\n"A","\'=1+1"""\r\n');
    expect(fileSafe('满 99/减 15?')).toBe('满 99 减 15');
  });

  test.each([
    [0, null],
    [1_000, 987],
    [12, 0],
  ])('of %i coupons %s codes are left', (total, left) => {
    expect(codesLeft(total, figures)).toBe(left);
  });

  test('with nothing left no more are made', () => {
    renderInConsole(<CodesCard coupon={{ ...coupon, total: 13 }} figures={figures} />, () => ok({}));
    expect((screen.getByRole('button', { name: '生成兑换码' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('发放总量已经用完，先把总量调大')).toBeTruthy();
  });
});

describe('named members', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['13800000000\n13900000000', ['13800000000', '13900000000'], []],
    ['+86 138-0000-0000, 86 13900000000', ['13800000000', '13900000000'], []],
    ['１３８０００００００0', ['13800000000'], []],
    ['13800000000 13900000000 13800000000', ['13800000000', '13900000000'], []],
    ['手机号\n1380000000；13900000000', ['13900000000'], ['手机号', '1380000000']],
    [' \n', [], []],
  ])('%j holds %j and not %j', (text, phones, wrong) => {
    expect(readPhones(text)).toEqual({ phones, wrong });
  });

  test('are sent by 500, and those nobody has are told and stay', async () => {
    const phones = Array.from({ length: 501 }, (_, nth) => String(13_800_000_000 + nth));
    const { sent } = renderInConsole(<NamedCard coupon={coupon} />, ({ input }) => {
      const { length } = input.phones as string[];
      return ok({ named: length - 1, unknown: (input.phones as string[]).slice(0, 1) });
    });
    fireEvent.change(screen.getByLabelText('手机号'), { target: { value: phones.join('\n') } });
    fireEvent.click(screen.getByRole('button', { name: '添加 501 位会员' }));
    expect(await screen.findByText('2 个手机号还不是会员，没有添加')).toBeTruthy();
    expect(screen.getByText('499 位会员可以领了')).toBeTruthy();
    expect(sent.map(({ input }) => (input.phones as string[]).length)).toEqual([500, 1]);
    await waitFor(() => expect((screen.getByLabelText('手机号') as HTMLTextAreaElement).value).toBe('13800000000\n13800000500'));
  });
});

test('the return is what was sold for each yuan taken off', () => {
  expect(returnOf(figures)).toBe('8.0');
  expect(returnOf({ soldFen: 0, reducedFen: 0 })).toBeNull();
});
