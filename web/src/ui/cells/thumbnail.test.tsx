import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Thumbnail } from './thumbnail.tsx';

const OWN = '/files/image/public/product/2026/11/20/a.png';

describe('a thumbnail', () => {
  it('is the small copy, or the picture itself where there is none', () => {
    let isGone = false;
    renderScreen(<Thumbnail url={OWN} side={80} alt="杯" onGone={() => (isGone = true)} />);
    const picture = screen.getByRole('img', { name: '杯' });
    expect(picture.getAttribute('src')).toBe(OWN.replace('.png', '_80.png'));

    fireEvent.error(picture);

    expect(picture.getAttribute('src')).toBe(OWN);
    expect(isGone).toBe(false);
    fireEvent.error(picture);
    expect(isGone).toBe(true);
    expect(screen.getByRole('img', { name: '杯无法显示' })).toBeTruthy();
  });
});
