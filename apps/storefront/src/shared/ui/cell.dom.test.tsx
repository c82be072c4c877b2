import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PageLink } from '#navigation/page-link';
import { renderPart } from '../../../test/a-storefront.tsx';
import { Cell, CellBody, cellClass } from './cell.tsx';

describe('a row of a list (spec 2.2)', () => {
  test('that does something is a button, named by its words', () => {
    const choose = vi.fn();
    renderPart(<Cell label="语言" value="中文" onClick={choose} />);
    fireEvent.click(screen.getByRole('button', { name: '语言 中文' }));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  test('that leads on is a link', () => {
    renderPart(
      <PageLink page="addressList" className={cellClass}>
        <CellBody label="收货地址" note="3 个地址" />
      </PageLink>,
    );
    expect(screen.getByRole('link', { name: '收货地址 3 个地址' })).toBeTruthy();
  });

  test('that only says something is neither, and points nowhere', () => {
    const { container } = renderPart(<Cell label="手机号" value="138****0001" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('svg')).toBeNull();
  });
});
