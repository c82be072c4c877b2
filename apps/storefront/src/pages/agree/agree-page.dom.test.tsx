import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';

const agreement = (company: string, updatedAt: number | null): Answers => ({
  'member.agreement.find': () => ({
    title: '用户协议',
    company,
    version: '2.1',
    effectiveOn: '2026-11-01',
    sections: [
      { heading: '', paragraphs: ['欢迎使用本商城。'] },
      { heading: '账号', paragraphs: ['请使用您本人的手机号。', '请勿告诉任何人。'] },
    ],
    updatedAt,
  }),
});

describe('an agreement (spec 7.5, finding S33)', () => {
  test('is read by its headings, and says who lays it down, in which version and from when', async () => {
    await openPage('/agree.html', { answers: agreement('杭州鲜屿生活科技有限公司', Date.parse('2026-11-02T00:00+08:00')) });
    await screen.findByText('账号');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['用户协议', '账号']);
    for (const words of ['杭州鲜屿生活科技有限公司', '版本 2.1', '2026-11-01 起生效', '更新于 2026-11-02', '请勿告诉任何人。'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  test('is the merchant’s where no company is named, in English too', async () => {
    await openPage('/agree.html', { answers: agreement('', null), messages: en, shop: { lang: 'en' } });
    expect(await screen.findByText('鲜屿生活')).toBeTruthy();
    expect(screen.getByText('Version 2.1')).toBeTruthy();
    expect(screen.getByText('In effect from Nov 1, 2026')).toBeTruthy();
    expect(screen.queryByText(/^Updated/)).toBeNull();
  });
});
