import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

describe('the merchant’s own words (spec 5, 9)', () => {
  test('show pictures of the mall from the host and in the widths of every other place', () => {
    renderPart(
      <RichText html='<p>a "src" of words</p><img alt="近看" src="/img/1/a.jpg?w=750"><img alt="别处" src="https://elsewhere.test/b.jpg">' />,
    );
    const [near, elsewhere] = [screen.getByAltText('近看'), screen.getByAltText('别处')];
    expect(near.getAttribute('src')).toMatch(/\/img\/1\/a\.jpg\?w=360$/);
    expect(near.getAttribute('srcset')).toMatch(/\/img\/1\/a\.jpg\?w=750 750w/);
    expect(elsewhere.getAttribute('src')).toBe('https://elsewhere.test/b.jpg');
    expect(elsewhere.hasAttribute('srcset')).toBe(false);
  });
});
