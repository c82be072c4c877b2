import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { renderPart } from '../../../test/a-storefront.tsx';
import { View } from './notice-block.tsx';

const entries = [{ text: '今晨到店：草莓', link: { pageType: 'goods', data: { id: '5' } } as const }, { text: '满 49 元免运费' }];
const next = () => screen.getByRole('button', { name: /看下一条/ });

describe('the news of a shop (spec 7.2)', () => {
  test('stand one at a time; a tap brings the next, and after the last the first', () => {
    renderPart(<View props={{ entries }} isFirstScreen />);
    expect(screen.queryByText('满 49 元免运费')).toBeNull();
    fireEvent.click(next());
    expect([screen.getByText('满 49 元免运费').textContent, next().textContent]).toEqual(['满 49 元免运费', '2/2']);
    fireEvent.click(next());
    expect(screen.getByText('今晨到店：草莓')).toBeTruthy();
  });

  test('lead where the merchant wants, or unfold', () => {
    renderPart(<View props={{ entries }} isFirstScreen />);
    expect(screen.getByRole('link', { name: '今晨到店：草莓' }).getAttribute('href')).toBe('/shop/item/5.html');
    fireEvent.click(next());
    expect(screen.getByRole('button', { name: '满 49 元免运费', expanded: false })).toBeTruthy();
  });

  test('one alone has no next', () => {
    renderPart(<View props={{ entries: entries.slice(0, 1) }} isFirstScreen />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('speak English, too', () => {
    renderPart(<View props={{ entries }} isFirstScreen />, { messages: en });
    expect(screen.getByRole('button', { name: '1/2, show the next' })).toBeTruthy();
  });
});
