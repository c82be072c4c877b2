// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ItemGallery } from './item-gallery.tsx';

describe('the gallery of an item (spec 2.6)', () => {
  test('a tap on a picture of an item opens it over the whole screen, and closing leads back to the page', async () => {
    renderPart(<ItemGallery title="草莓" pictures={['1/goods/a.jpg', '1/goods/b.jpg']} />);
    fireEvent.click(screen.getByRole('button', { name: '草莓，第 2 张图' }));
    const viewer = await screen.findByRole('dialog', { name: '草莓' });
    expect(viewer.hasAttribute('open')).toBe(true);
    fireEvent.click(screen.getByLabelText('关闭'));
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});
